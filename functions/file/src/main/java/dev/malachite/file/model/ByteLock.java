package dev.malachite.file.model;

/** Bytes that a handle locks: exclusively, or only against writing. */
public record ByteLock(long first, long last, boolean exclusive) {
  boolean overlaps(ByteLock other) {
    return first <= other.last && other.first <= last;
  }

  /** Two handles cannot have both. */
  public boolean conflictsWith(ByteLock other) {
    return overlaps(other) && (exclusive || other.exclusive);
  }
}
