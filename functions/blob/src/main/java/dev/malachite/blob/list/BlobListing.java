package dev.malachite.blob.list;

import dev.malachite.blob.model.BlobCodec;
import dev.malachite.blob.model.BlobKeys;
import dev.malachite.blob.model.BlobStore;
import dev.malachite.blob.model.Container;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.xml.XmlWriter;
import dev.malachite.store.Cursor;
import dev.malachite.store.Item;
import dev.malachite.store.Range;
import java.time.Instant;
import java.util.Optional;

/**
 * A page of a container. A delimiter folds all names that share what comes before it into one entry; those are passed
 * over without being read.
 */
final class BlobListing {
  private final BlobStore blobs;
  private final ListPage page;
  private final Instant now;

  private BlobListing(BlobStore blobs, ListPage page) {
    this.blobs = blobs;
    this.page = page;
    this.now = blobs.transactions().now();
  }

  static Reply reply(BlobStore blobs, Call call) {
    ListPage page = ListPage.of(call);
    Container container =
        blobs.containers().require(call, blobs.transactions().read(blobs.containers().container(call)));
    return new BlobListing(blobs, page).of(container);
  }

  private Reply of(Container container) {
    Cursor cursor =
        new Cursor(
            blobs.store(),
            BlobKeys.partitions(container.generation(), container.buckets()),
            range(),
            page.maxResults() + 1);
    XmlWriter xml = page.head(Optional.of(page.call().container())).open("Blobs");
    Optional<String> last = write(xml, cursor);
    return Reply.status(200).xml(ListPage.tail(xml.close(), last)).build();
  }

  private Range range() {
    Range all = Range.prefix(page.prefix());
    return page.resumeAfter().map(last -> folded(last).map(all::afterPrefix).orElse(all.after(last))).orElse(all);
  }

  /** The last entry written, where more follow. */
  private Optional<String> write(XmlWriter xml, Cursor cursor) {
    String last = "";
    for (int count = 0; cursor.peek().isPresent(); count++) {
      if (count == page.maxResults()) {
        return Optional.of(last);
      }
      last = writeNext(xml, cursor);
    }
    return Optional.empty();
  }

  private String writeNext(XmlWriter xml, Cursor cursor) {
    Item item = cursor.peek().orElseThrow();
    String name = item.key().sort();
    Optional<String> folded = folded(name);
    if (folded.isPresent()) {
      cursor.skip(folded.get());
      BlobXml.prefix(xml, folded.get());
      return folded.get();
    }
    cursor.next();
    BlobXml.write(xml, name, BlobCodec.decode(item.value()), page, now);
    return name;
  }

  /** The name up to the first delimiter after the prefix, if there is one. */
  private Optional<String> folded(String name) {
    return page.delimiter()
        .map(delimiter -> name.indexOf(delimiter, page.prefix().length()) + delimiter.length())
        .filter(end -> end >= page.delimiter().get().length() + page.prefix().length())
        .map(end -> name.substring(0, end));
  }
}
