package dev.malachite.store;

import java.util.OptionalLong;

/**
 * A stored value with the revision of the write that put it there. The value is not copied: leave
 * it alone.
 */
public final class Item {
  /** The revision of an item that does not exist; no put carries it. */
  public static final long ABSENT = 0;

  /** What every store accepts as one value. */
  public static final int MAX_VALUE_BYTES = 350 * 1024;

  private final Key key;
  private final long revision;
  private final byte[] value;
  private final OptionalLong dueAt;

  public Item(Key key, long revision, byte[] value, OptionalLong dueAt) {
    this.key = key;
    this.revision = revision;
    this.value = value;
    this.dueAt = dueAt;
  }

  public Key key() {
    return key;
  }

  public long revision() {
    return revision;
  }

  public byte[] value() {
    return value;
  }

  /** When reclaim has work with this item, in milliseconds since 1970. */
  public OptionalLong dueAt() {
    return dueAt;
  }

  Item withRevision(long fresh) {
    return new Item(key, fresh, value, dueAt);
  }
}
