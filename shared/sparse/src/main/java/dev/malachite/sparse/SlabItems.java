package dev.malachite.sparse;

import dev.malachite.store.ContentId;
import dev.malachite.store.Cursor;
import dev.malachite.store.Item;
import dev.malachite.store.Key;
import dev.malachite.store.Range;
import dev.malachite.store.Store;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** All items of a slab. */
record SlabItems(Store store, String partition, long slab) {
  private static final int PAGE = 256;

  Optional<Item> current() {
    Key key = SparseKeys.current(partition, slab);
    return Optional.ofNullable(store.read(List.of(key)).get(key));
  }

  /** The oldest of what leads back. */
  List<Item> undos(int limit) {
    Cursor cursor = cursor(SparseKeys.undos(slab));
    List<Item> items = new ArrayList<>();
    while (items.size() < limit && cursor.peek().isPresent()) {
      items.add(cursor.next().orElseThrow());
    }
    return items;
  }

  List<Item> leftovers() {
    Cursor cursor = cursor(SparseKeys.leftovers(slab));
    List<Item> items = new ArrayList<>();
    for (Optional<Item> item = cursor.next(); item.isPresent(); item = cursor.next()) {
      items.add(item.get());
    }
    return items;
  }

  boolean hasHistory() {
    return cursor(SparseKeys.undos(slab)).peek().isPresent()
        || cursor(SparseKeys.leftovers(slab)).peek().isPresent();
  }

  /** Leaves those to which no item refers. The state comes first: what leaves it appears later. */
  void strike(Set<ContentId> contents) {
    current().ifPresent(item -> strike(contents, item));
    for (Range range : List.of(SparseKeys.undos(slab), SparseKeys.leftovers(slab))) {
      Cursor cursor = cursor(range);
      while (!contents.isEmpty() && cursor.peek().isPresent()) {
        strike(contents, cursor.next().orElseThrow());
      }
    }
  }

  private static void strike(Set<ContentId> contents, Item item) {
    SlabCodec.contents(item).forEach(contents::remove);
  }

  private Cursor cursor(Range range) {
    return new Cursor(store, List.of(partition), range, PAGE);
  }
}
