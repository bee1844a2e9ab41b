package dev.malachite.sparse;

import dev.malachite.store.Item;
import dev.malachite.store.Key;

/** The current state of a slab and where it is. */
record StoredSlab(Key key, Slab slab) {
  static StoredSlab of(Item item) {
    return new StoredSlab(item.key(), SlabCodec.decode(item));
  }

  long index() {
    return SparseKeys.slab(key);
  }
}
