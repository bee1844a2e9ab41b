package dev.malachite.file.directory;

import dev.malachite.file.model.FileStore;
import dev.malachite.file.model.Folding;
import dev.malachite.file.model.Found;
import dev.malachite.file.model.ListPage;
import dev.malachite.file.model.Node;
import dev.malachite.file.model.Shares;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.xml.XmlWriter;
import dev.malachite.store.Unavailable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** List Directories and Files. */
public final class ListDirectoriesAndFiles implements Operation {
  private static final int MOST_ATTEMPTS = 16;

  private final FileStore files;

  public ListDirectoriesAndFiles(FileStore files) {
    this.files = files;
  }

  @Override
  public Reply handle(Call call) {
    ListPage page = ListPage.of(call);
    for (int attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
      Found found = Found.directory(files, call);
      Reply reply = list(call, page, found);
      if (isCertain(call, found)) {
        return reply;
      }
    }
    throw new Unavailable("the directory kept moving");
  }

  // The entries were read after the way to them: had the directory been renamed in between, they
  // would be those it got under its other name.
  private boolean isCertain(Call call, Found found) {
    return found.path().isRoot()
        || Shares.timestamp(call).isPresent()
        || found.isStill(Found.of(files, call));
  }

  private Reply list(Call call, ListPage page, Found found) {
    Entries entries =
        Shares.timestamp(call).isPresent()
            ? new PastEntries(files.store(), found, page)
            : new PresentEntries(files.store(), found, page);
    NodeXml nodes = NodeXml.of(page);
    XmlWriter xml = page.head(Optional.of(call.container()), Optional.of(found.path().toString()));
    if (nodes.extended()) {
      xml.text("DirectoryId", found.node().id());
    }
    Optional<String> last = write(xml.open("Entries"), entries, nodes, page.maxResults());
    return Reply.status(200).xml(ListPage.tail(xml.close(), last)).build();
  }

  /** The name of the last entry written, where more follow. */
  private Optional<String> write(XmlWriter xml, Entries entries, NodeXml nodes, int most) {
    List<Node> page = new ArrayList<>();
    Optional<Node> next = entries.next();
    while (next.isPresent() && page.size() < most) {
      page.add(next.get());
      next = entries.next();
    }
    entries.resolved(page).forEach(node -> nodes.write(xml, node));
    return next.map(more -> Folding.fold(page.getLast().name()));
  }
}
