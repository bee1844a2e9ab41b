package dev.malachite.store;

import java.util.OptionalLong;

/**
 * One part of a commit. It holds only while its item has the expected revision ({@link
 * Item#ABSENT}: is absent).
 */
public sealed interface Change {
  Key key();

  long expected();

  /**
   * Stores the item; its revision must be fresh, for it tells later whether this very write landed.
   */
  record Put(long expected, Item item) implements Change {
    @Override
    public Key key() {
      return item.key();
    }
  }

  record Delete(Key key, long expected) implements Change {}

  /** Changes nothing: the commit fails unless the item is as it was read. */
  record Check(Key key, long expected) implements Change {}

  static Put put(Key key, long expected, long revision, byte[] value, OptionalLong dueAt) {
    return new Put(expected, new Item(key, revision, value, dueAt));
  }
}
