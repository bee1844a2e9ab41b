package dev.malachite.sparse;

import dev.malachite.store.Cursor;
import dev.malachite.store.Item;
import dev.malachite.store.Store;
import java.util.List;
import java.util.Optional;

/** The current states of the slabs that have bytes of a span, in order, a page at a time. */
final class SlabWalk {
  private static final int PAGE = 32;

  private final Cursor cursor;
  private final long last;
  private boolean done;

  SlabWalk(Store store, SparseMap map, Span span) {
    SparseShape shape = map.shape();
    long first = shape.slabOf(span.from());
    this.last = shape.slabOf(span.to() - 1);
    int page = Math.clamp(last - first + 1, 1, PAGE);
    this.done = span.isEmpty();
    this.cursor =
        new Cursor(store, List.of(map.partition()), SparseKeys.currents(first, last), page);
  }

  Optional<StoredSlab> next() {
    if (done) {
      return Optional.empty();
    }
    Optional<Item> item = cursor.next();
    done = item.map(found -> SparseKeys.slab(found.key()) == last).orElse(true);
    return item.map(StoredSlab::of);
  }
}
