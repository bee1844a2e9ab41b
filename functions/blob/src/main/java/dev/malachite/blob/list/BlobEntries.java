package dev.malachite.blob.list;

import dev.malachite.blob.model.Blob;
import dev.malachite.blob.model.BlobCodec;
import dev.malachite.blob.model.BlobKeys;
import dev.malachite.blob.model.BlobStore;
import dev.malachite.blob.model.Container;
import dev.malachite.blob.model.Past;
import dev.malachite.blob.model.PastCodec;
import dev.malachite.blob.model.PastKeys;
import dev.malachite.store.Cursor;
import dev.malachite.store.Item;
import dev.malachite.store.Key;
import dev.malachite.store.Range;
import dev.malachite.store.Utf8;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * Walks the blobs of a container by name, past states before the current one, the oldest first.
 * Past states are read only where the request asks for some.
 */
final class BlobEntries {
  private final ListPage page;
  private final Instant now;
  private final Cursor blobs;
  private final Optional<Cursor> pasts;
  private final RemovedSnapshots removed;
  private Optional<BlobEntry> next = Optional.empty();

  BlobEntries(BlobStore store, Container container, ListPage page, Instant now) {
    this.page = page;
    this.now = now;
    this.removed = new RemovedSnapshots(store.store(), now);
    List<String> partitions = BlobKeys.partitions(container.generation(), container.buckets());
    Range all = page.range();
    Optional<ListMark> mark = page.resumeAfter().map(ListMark::decode);
    this.blobs =
        new Cursor(
            store.store(),
            partitions,
            mark.map(each -> each.blobs(all)).orElse(all),
            page.maxResults() + 1);
    this.pasts =
        page.wantsPast()
            ? Optional.of(
                new Cursor(
                    store.store(),
                    partitions.stream().map(PastKeys::partition).toList(),
                    mark.map(each -> each.pasts(all)).orElse(all),
                    page.maxResults() + 1))
            : Optional.empty();
  }

  /** The next entry that the request wants to see, left where it is. */
  Optional<BlobEntry> peek() {
    while (next.isEmpty() && hasMore()) {
      next = Optional.of(take()).filter(this::isShown);
    }
    return next;
  }

  void drop() {
    next = Optional.empty();
  }

  /** Passes over all names that begin with the prefix. */
  void skip(String prefix) {
    next = Optional.empty();
    blobs.skip(prefix);
    pasts.ifPresent(cursor -> cursor.skip(prefix));
  }

  private boolean hasMore() {
    return blobs.peek().isPresent() || pasts.flatMap(Cursor::peek).isPresent();
  }

  private BlobEntry take() {
    Optional<Item> blob = blobs.peek();
    Optional<Item> past = pasts.flatMap(Cursor::peek);
    boolean pastFirst =
        past.isPresent() && (blob.isEmpty() || !isAfter(past.get().key(), blob.get().key()));
    return pastFirst ? takePast(blob) : takeBlob();
  }

  // Past states of a name sort right behind it, and before every longer name.
  private static boolean isAfter(Key past, Key blob) {
    String name = PastKeys.blobName(past);
    return !name.equals(blob.sort()) && Utf8.ORDER.compare(name, blob.sort()) > 0;
  }

  private BlobEntry takeBlob() {
    Item item = blobs.next().orElseThrow();
    String name = item.key().sort();
    Blob blob = BlobCodec.decode(item.value());
    return new BlobEntry(name, blob, Optional.empty(), false, ListMark.name(name));
  }

  private BlobEntry takePast(Optional<Item> blob) {
    Cursor cursor = pasts.orElseThrow();
    Item item = cursor.next().orElseThrow();
    String name = PastKeys.blobName(item.key());
    boolean last =
        cursor.peek().filter(each -> PastKeys.blobName(each.key()).equals(name)).isEmpty();
    Optional<Item> head = blob.filter(each -> each.key().sort().equals(name));
    boolean gone = head.isEmpty();
    Past past = removed.apply(PastCodec.decode(item), item.key(), head);
    boolean orphaned = last && gone && past.isLive() && past.kind() == Past.Kind.VERSION;
    Past shown = last && gone ? past : past.asSnapshot();
    ListMark mark = ListMark.past(item.key().sort());
    return new BlobEntry(name, past.blob(), Optional.of(shown), orphaned, mark);
  }

  private boolean isShown(BlobEntry entry) {
    if (entry.past().isEmpty()) {
      return !entry.blob().isExpired(now)
          && (entry.blob().committed() || page.includes("uncommittedblobs"));
    }
    Past past = entry.past().get();
    if (!past.isLive()) {
      return past.isDeleted(now) && page.includes("deleted");
    }
    return switch (past.kind()) {
      case SNAPSHOT -> page.includes("snapshots");
      case VERSION ->
          page.includes("versions") || (entry.orphaned() && page.includes("deletedwithversions"));
      case BASE -> false;
    };
  }
}
