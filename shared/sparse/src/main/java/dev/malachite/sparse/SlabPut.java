package dev.malachite.sparse;

import dev.malachite.store.Decision;
import dev.malachite.store.Key;
import java.util.OptionalLong;

/** An item to store. */
final class SlabPut {
  private final Key key;
  private final byte[] value;
  private final OptionalLong dueAt;

  SlabPut(Key key, byte[] value, OptionalLong dueAt) {
    this.key = key;
    this.value = value;
    this.dueAt = dueAt;
  }

  <T> Decision<T> addTo(Decision<T> decision) {
    return decision.put(key, value, dueAt);
  }
}
