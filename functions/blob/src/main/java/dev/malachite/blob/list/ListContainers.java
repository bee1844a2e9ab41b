package dev.malachite.blob.list;

import dev.malachite.blob.model.BlobKeys;
import dev.malachite.blob.model.BlobStore;
import dev.malachite.blob.model.Container;
import dev.malachite.blob.model.ContainerCodec;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.xml.XmlWriter;
import dev.malachite.store.Cursor;
import dev.malachite.store.Item;
import dev.malachite.store.Range;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** List Containers. */
public final class ListContainers implements Operation {
  private static final Set<String> SYSTEM = Set.of("$logs", "$blobchangefeed");

  private final BlobStore blobs;

  public ListContainers(BlobStore blobs) {
    this.blobs = blobs;
  }

  @Override
  public Reply handle(Call call) {
    ListPage page = ListPage.of(call).ofContainers();
    Range all = Range.prefix(BlobKeys.containers(page.prefix()));
    Range range = page.resumeAfter().map(name -> all.after(BlobKeys.containers(name))).orElse(all);
    Cursor cursor =
        new Cursor(
            blobs.store(), List.of(BlobKeys.account(call.account())), range, page.maxResults() + 1);
    XmlWriter xml = page.head(Optional.empty()).open("Containers");
    Optional<String> last = write(xml, cursor, page);
    return Reply.status(200).xml(ListPage.tail(xml.close(), last)).build();
  }

  /** The last name written, where more follow. */
  private Optional<String> write(XmlWriter xml, Cursor cursor, ListPage page) {
    Instant now = blobs.transactions().now();
    String last = "";
    for (int count = 0; nextShown(cursor, page, now).isPresent(); count++) {
      if (count == page.maxResults()) {
        return Optional.of(last);
      }
      Item item = cursor.next().orElseThrow();
      last = BlobKeys.containerSort(item.key());
      new ContainerXml(BlobKeys.containerName(item.key()), ContainerCodec.decode(item.value()), now)
          .writeTo(xml, page);
    }
    return Optional.empty();
  }

  private static Optional<Item> nextShown(Cursor cursor, ListPage page, Instant now) {
    Optional<Item> next = cursor.peek();
    while (next.isPresent() && !isShown(next.get(), page, now)) {
      cursor.next();
      next = cursor.peek();
    }
    return next;
  }

  private static boolean isShown(Item item, ListPage page, Instant now) {
    boolean system = SYSTEM.contains(BlobKeys.containerName(item.key()));
    if (system && !page.include().contains("system")) {
      return false;
    }
    Container container = ContainerCodec.decode(item.value());
    return container.isLive()
        || (page.include().contains("deleted") && container.isRestorable(now));
  }
}
