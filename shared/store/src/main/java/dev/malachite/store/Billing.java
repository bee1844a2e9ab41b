package dev.malachite.store;

import java.util.List;

/**
 * The documented rules by which DynamoDB counts units. The size of an item that is replaced or
 * deleted is not known here: the new size counts, and one unit for a delete.
 */
final class Billing {
  private static final int READ_UNIT = 4096;
  private static final int WRITE_UNIT = 1024;
  private static final int INDEX_WRITE_UNITS = 1;

  /** Attribute names, and the numbers of revision and due time. */
  private static final int ATTRIBUTE_BYTES = 32;

  private Billing() {}

  /** Each item of a batch is rounded up by itself; an absent one costs a unit. */
  static long readUnits(int absent, Iterable<Item> found) {
    long units = absent;
    for (Item item : found) {
      units += units(size(item), READ_UNIT);
    }
    return units;
  }

  /** A query is rounded up once, and costs a unit when it finds nothing. */
  static long scanUnits(List<Item> page) {
    long bytes = 0;
    for (Item item : page) {
      bytes += size(item);
    }
    return units(bytes, READ_UNIT);
  }

  /** A query of an index is eventually consistent: half the price. */
  static long dueUnits(List<Key> keys) {
    long bytes = 0;
    for (Key key : keys) {
      bytes += size(key);
    }
    return units(bytes, 2 * READ_UNIT);
  }

  static boolean isTransaction(List<Change> changes) {
    return changes.size() > 1 || changes.getFirst() instanceof Change.Check;
  }

  /** A transaction writes twice. A commit that loses costs the same. */
  static long writeUnits(List<Change> changes) {
    long items = 0;
    long index = 0;
    for (Change change : changes) {
      items += change instanceof Change.Put put ? units(size(put.item()), WRITE_UNIT) : 1;
      index += isDue(change) ? INDEX_WRITE_UNITS : 0;
    }
    return (isTransaction(changes) ? 2 * items : items) + index;
  }

  private static boolean isDue(Change change) {
    return change instanceof Change.Put put && put.item().dueAt().isPresent();
  }

  private static long size(Item item) {
    return size(item.key()) + item.value().length;
  }

  private static long size(Key key) {
    return (long) EncodedLength.of(key.partition())
        + EncodedLength.of(key.sort())
        + ATTRIBUTE_BYTES;
  }

  private static long units(long bytes, int unit) {
    return Math.max(1, (bytes + unit - 1) / unit);
  }
}
