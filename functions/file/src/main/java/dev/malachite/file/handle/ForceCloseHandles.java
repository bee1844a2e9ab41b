package dev.malachite.file.handle;

import dev.malachite.file.model.FileKeys;
import dev.malachite.file.model.FileStore;
import dev.malachite.file.model.ListPage;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.errors.MalformedInput;
import dev.malachite.protocol.integrity.Marker;
import dev.malachite.store.Key;
import java.util.List;
import java.util.Optional;

/** Force Close Handles: one, or all of a file or below a directory. */
public final class ForceCloseHandles implements Operation {
  private static final String ID = "x-ms-handle-id";
  private static final int MOST = 100;

  private final FileStore files;
  private final Handles handles;

  public ForceCloseHandles(FileStore files) {
    this.files = files;
    this.handles = new Handles(files);
  }

  @Override
  public Reply handle(Call call) {
    String id = call.header(ID).orElseThrow(() -> MalformedInput.missingHeader(ID));
    boolean all = id.equals("*");
    if (!all && !id.matches("[0-9]{1,20}")) {
      throw MalformedInput.invalidHeader(ID, id);
    }
    HandleWalk walk = HandleWalk.of(files, call);
    Optional<String> after = ListPage.of(call).resumeAfter();
    List<HandleRecord> found = walk.next(after, all ? MOST + 1 : Integer.MAX_VALUE);
    List<HandleRecord> closing =
        found.stream().filter(each -> all || each.id().equals(id)).limit(MOST).toList();
    long closed = closing.stream().filter(each -> close(walk, each)).count();
    Reply.Builder reply =
        Reply.status(200)
            .header("x-ms-number-of-handles-closed", closed)
            .header("x-ms-number-of-handles-failed", 0);
    if (all && found.size() > closing.size()) {
      reply.header("x-ms-marker", Marker.encode(closing.getLast().id()));
    }
    return reply.build();
  }

  private boolean close(HandleWalk walk, HandleRecord handle) {
    Key index = FileKeys.handle(walk.share(), handle.id());
    return handles.close(handle.open(index));
  }
}
