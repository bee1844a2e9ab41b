package dev.malachite.sparse;

import dev.malachite.store.Decision;
import dev.malachite.store.FieldReader;
import dev.malachite.store.FieldWriter;
import dev.malachite.store.Item;
import dev.malachite.store.Key;

/**
 * Says which item has a map, for reclaim, which starts from the slabs. Put in the commit that gives
 * an item a new map or gives a map to another item.
 */
public record SparseOwner(SparseMap map, Key head) {
  public <T> Decision<T> addTo(Decision<T> decision) {
    byte[] value = new FieldWriter().put(1, head.partition()).put(2, head.sort()).toBytes();
    return decision.put(SparseKeys.owner(map.partition()), value);
  }

  static Key head(Item item) {
    FieldReader fields = new FieldReader(item.value());
    return new Key(fields.text(1).orElseThrow(), fields.text(2).orElseThrow());
  }
}
