package dev.malachite.store;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** A part of a partition, as UTF-8 bounds of the sort key: from inclusive, to exclusive. */
public final class Range {
  private static final byte[] LOWEST = {};

  private final byte[] from;
  private final byte @Nullable [] to;

  private Range(byte[] from, byte @Nullable [] to) {
    this.from = from;
    this.to = to;
  }

  public static Range all() {
    return new Range(LOWEST, null);
  }

  public static Range prefix(String prefix) {
    byte[] bytes = utf8(prefix);
    return new Range(bytes, bytes.length == 0 ? null : successor(bytes));
  }

  /** From the first sort key inclusive to the second exclusive. */
  public static Range between(String from, String to) {
    return new Range(utf8(from), utf8(to));
  }

  /** What of this range is not before the sort key. */
  public Range startingAt(String sort) {
    return startingAt(utf8(sort));
  }

  /** What of this range comes after the sort key. */
  public Range after(String sort) {
    byte[] bytes = utf8(sort);
    return startingAt(Arrays.copyOf(bytes, bytes.length + 1));
  }

  /** What of this range comes after every sort key that begins with the prefix. */
  public Range afterPrefix(String prefix) {
    return startingAt(successor(utf8(prefix)));
  }

  public byte[] from() {
    return from;
  }

  /** The exclusive upper bound; null where the range is open. */
  public byte @Nullable [] to() {
    return to;
  }

  public boolean isEmpty() {
    return to != null && Arrays.compareUnsigned(from, to) >= 0;
  }

  private Range startingAt(byte[] bytes) {
    return Arrays.compareUnsigned(bytes, from) > 0 ? new Range(bytes, to) : this;
  }

  // UTF-8 has no byte 0xff, so the last byte can always be raised.
  private static byte[] successor(byte[] bytes) {
    byte[] next = bytes.clone();
    next[next.length - 1]++;
    return next;
  }

  private static byte[] utf8(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
