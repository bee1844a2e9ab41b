package dev.malachite.blob.reclaim;

import dev.malachite.store.Cursor;
import dev.malachite.store.Item;
import dev.malachite.store.Range;
import dev.malachite.store.Store;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Short ranges as a whole. */
record Cursors(Store store) {
  private static final int PAGE = 100;

  List<Item> all(String partition, Range range) {
    Cursor cursor = new Cursor(store, List.of(partition), range, PAGE);
    List<Item> items = new ArrayList<>();
    for (Optional<Item> next = cursor.next(); next.isPresent(); next = cursor.next()) {
      items.add(next.get());
    }
    return items;
  }
}
