package dev.malachite.file.share;

import dev.malachite.file.model.FileStore;
import dev.malachite.file.model.ListPage;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.xml.XmlWriter;
import dev.malachite.store.Item;
import java.util.Optional;

/** List Shares: with their snapshots and with deleted ones, if asked. */
public final class ListShares implements Operation {
  private final FileStore files;

  public ListShares(FileStore files) {
    this.files = files;
  }

  @Override
  public Reply handle(Call call) {
    ListPage page = ListPage.of(call);
    ShareWalk walk = new ShareWalk(files, page);
    XmlWriter xml = page.head(Optional.empty(), Optional.empty()).open("Shares");
    Optional<String> last = write(xml, walk, new ShareXml(page, files));
    return Reply.status(200).xml(ListPage.tail(xml.close(), last)).build();
  }

  /** Where the last written share is, where more follow. */
  private static Optional<String> write(XmlWriter xml, ShareWalk walk, ShareXml shares) {
    String last = "";
    Optional<Item> next = walk.next();
    for (int count = 0; next.isPresent(); count++) {
      if (count == shares.page().maxResults()) {
        return Optional.of(last);
      }
      last = next.get().key().sort();
      shares.write(xml, next.get());
      next = walk.next();
    }
    return Optional.empty();
  }
}
