package dev.malachite.store.dynamodb;

import dev.malachite.store.Range;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** The part of a scan that lies in one partition of the table: a plain one or an overflow. */
final class Level {
  private static final byte[] LOWEST = {};

  private final String partition;
  private final byte[] path;
  private final byte[] from;
  private final byte @Nullable [] to;

  private Level(String partition, byte[] path, byte[] from, byte @Nullable [] to) {
    this.partition = partition;
    this.path = path;
    this.from = from;
    this.to = to;
  }

  static Level of(String partition, Range range) {
    return new Level(Address.plain(partition), LOWEST, range.from(), range.to());
  }

  /** What of this level lies behind the marker. */
  Level behind(byte[] marker) {
    byte[] head = Arrays.copyOf(marker, Address.CUT);
    return new Level(
        Address.overflow(partition, head),
        concat(path, head),
        leadsTo(head, from) ? tail(from) : LOWEST,
        to != null && leadsTo(head, to) ? tail(to) : null);
  }

  String partition() {
    return partition;
  }

  /** Where to start inclusively. A bound beyond the cut starts at the marker that leads to it. */
  byte[] first() {
    return from.length > Address.CUT ? Address.mark(from) : from;
  }

  /** Where to end, inclusively too; what is not below the bound is left out by the reader. */
  byte @Nullable [] last() {
    return to != null && to.length > Address.CUT ? Address.mark(to) : to;
  }

  boolean isBelowEnd(byte[] sort) {
    return to == null || Arrays.compareUnsigned(sort, to) < 0;
  }

  byte[] whole(byte[] sort) {
    return concat(path, sort);
  }

  private static boolean leadsTo(byte[] head, byte[] bound) {
    return bound.length > Address.CUT && Arrays.equals(bound, 0, Address.CUT, head, 0, Address.CUT);
  }

  private static byte[] tail(byte[] bound) {
    return Arrays.copyOfRange(bound, Address.CUT, bound.length);
  }

  private static byte[] concat(byte[] left, byte[] right) {
    byte[] both = Arrays.copyOf(left, left.length + right.length);
    System.arraycopy(right, 0, both, left.length, right.length);
    return both;
  }
}
