package dev.malachite.blob.list;

import dev.malachite.blob.model.BlobStore;
import dev.malachite.blob.model.Container;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.xml.XmlWriter;
import java.time.Instant;
import java.util.Optional;

/**
 * A page of a container. A delimiter folds all names that share what comes before it into one
 * entry; those are passed over without being read.
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
    ListPage page = ListPage.of(call).ofBlobs();
    Container container =
        blobs
            .containers()
            .require(call, blobs.transactions().read(blobs.containers().container(call)));
    return new BlobListing(blobs, page).of(container);
  }

  private Reply of(Container container) {
    BlobEntries entries = new BlobEntries(blobs, container, page, now);
    XmlWriter xml = page.head(Optional.of(page.call().container())).open("Blobs");
    Optional<ListMark> last = write(xml, entries);
    return Reply.status(200).xml(ListPage.tail(xml.close(), last.map(ListMark::encode))).build();
  }

  /** The last entry written, where more follow. */
  private Optional<ListMark> write(XmlWriter xml, BlobEntries entries) {
    Optional<ListMark> last = Optional.empty();
    for (int count = 0; entries.peek().isPresent(); count++) {
      if (count == page.maxResults()) {
        return last;
      }
      last = Optional.of(writeNext(xml, entries));
    }
    return Optional.empty();
  }

  private ListMark writeNext(XmlWriter xml, BlobEntries entries) {
    BlobEntry entry = entries.peek().orElseThrow();
    Optional<String> folded = folded(entry.name());
    if (folded.isPresent()) {
      entries.skip(folded.get());
      BlobXml.prefix(xml, folded.get());
      return ListMark.prefix(folded.get());
    }
    entries.drop();
    new BlobXml(entry, page, now).writeTo(xml);
    return entry.mark();
  }

  /** The name up to the first delimiter after the prefix, if there is one. */
  private Optional<String> folded(String name) {
    return page.delimiter()
        .map(delimiter -> name.indexOf(delimiter, page.prefix().length()) + delimiter.length())
        .filter(end -> end >= page.delimiter().get().length() + page.prefix().length())
        .map(end -> name.substring(0, end));
  }
}
