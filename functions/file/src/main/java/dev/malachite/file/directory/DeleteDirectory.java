package dev.malachite.file.directory;

import dev.malachite.domain.FilePath;
import dev.malachite.file.model.Emptiness;
import dev.malachite.file.model.FileStore;
import dev.malachite.file.model.Node;
import dev.malachite.file.model.NodeCodec;
import dev.malachite.file.model.NodeWrites;
import dev.malachite.file.model.Place;
import dev.malachite.file.model.Share;
import dev.malachite.file.model.Shares;
import dev.malachite.file.model.Sharing;
import dev.malachite.file.model.Tree;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.errors.ErrorCode;
import dev.malachite.store.Decision;
import dev.malachite.store.Plan;
import dev.malachite.store.View;

/**
 * Delete Directory. It is marked first: whatever is created in it afterwards takes the mark away,
 * so a directory that is empty and still marked can go.
 */
public final class DeleteDirectory implements Operation {
  private static final int ATTEMPTS = 32;

  private final FileStore files;

  public DeleteDirectory(FileStore files) {
    this.files = files;
  }

  private record Marked(Share share, String id, String mark) {}

  @Override
  public Reply handle(Call call) {
    Shares.refuseSnapshot(call);
    FilePath path = Tree.path(call);
    if (path.isRoot()) {
      throw ErrorCode.INVALID_RESOURCE_NAME.exception();
    }
    for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
      Marked marked =
          files.transactions().run(files.tree().change(call, path), view -> mark(call, path, view));
      new Emptiness(files, Shares.key(call)).require(marked.share(), marked.id());
      Plan plan = files.tree().change(call, path);
      if (files.transactions().run(plan, view -> delete(call, path, marked, view))) {
        return Reply.status(202).build();
      }
    }
    throw ErrorCode.DIRECTORY_NOT_EMPTY.exception();
  }

  private Decision<Marked> mark(Call call, FilePath path, View view) {
    Place place = files.tree().find(call, path, view);
    Node directory = place.requireDirectory();
    Sharing.DELETE.check(directory.opens(), view.now());
    if (directory.smb().isReadOnly()) {
      throw ErrorCode.READ_ONLY_ATTRIBUTE.exception();
    }
    String present = directory.kind() instanceof Node.Directory kind ? kind.mark() : "";
    if (!present.isEmpty()) {
      return Decision.of(new Marked(place.share(), directory.id(), present));
    }
    String mark = Long.toHexString(files.ids().unique());
    Node marked = directory.with(new Node.Directory(mark));
    return Decision.of(new Marked(place.share(), directory.id(), mark))
        .put(place.key(), NodeCodec.encode(marked));
  }

  private Decision<Boolean> delete(Call call, FilePath path, Marked marked, View view) {
    Place place = files.tree().find(call, path, view);
    Node directory = place.requireDirectory();
    Sharing.DELETE.check(directory.opens(), view.now());
    boolean unchanged =
        directory.id().equals(marked.id())
            && directory.kind().equals(new Node.Directory(marked.mark()));
    if (!unchanged) {
      return Decision.of(false);
    }
    return new NodeWrites(place, view).remove(Decision.of(true));
  }
}
