package dev.malachite.file.handle;

import dev.malachite.domain.HttpDate;
import dev.malachite.file.model.FileStore;
import dev.malachite.file.model.ListPage;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.xml.XmlWriter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** List Handles. */
public final class ListHandles implements Operation {
  private final FileStore files;

  public ListHandles(FileStore files) {
    this.files = files;
  }

  @Override
  public Reply handle(Call call) {
    ListPage page = ListPage.of(call);
    HandleWalk walk = HandleWalk.of(files, call);
    List<HandleRecord> found = walk.next(page.resumeAfter(), page.maxResults() + 1);
    List<HandleRecord> shown = found.subList(0, Math.min(page.maxResults(), found.size()));
    XmlWriter xml = new XmlWriter().declaration().open("EnumerationResults").open("Entries");
    shown.forEach(handle -> write(xml, handle));
    Optional<String> last =
        found.size() > shown.size() ? Optional.of(shown.getLast().id()) : Optional.empty();
    return Reply.status(200).xml(ListPage.tail(xml.close(), last)).build();
  }

  private static void write(XmlWriter xml, HandleRecord handle) {
    xml.open("Handle")
        .text("HandleId", handle.id())
        .text("Path", handle.path().toString())
        .text("FileId", handle.fileId())
        .text("ParentId", handle.parentId())
        .text("SessionId", handle.client().session())
        .text("ClientIp", handle.client().address())
        .text("ClientName", handle.client().name())
        .text("OpenTime", HttpDate.format(handle.openedAt()))
        .open("AccessRightList");
    handle.access().stream()
        .sorted()
        .map(right -> right.name().charAt(0) + right.name().substring(1).toLowerCase(Locale.ROOT))
        .forEach(right -> xml.text("AccessRight", right));
    xml.close().close();
  }
}
