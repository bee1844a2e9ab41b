package dev.malachite.table.filter;

import static dev.malachite.table.model.EntityKey.AFTER_PARTITION;
import static dev.malachite.table.model.EntityKey.SEPARATOR;

import java.util.Optional;

/** A span of partition keys, and in each of them a span of row keys. */
record Box(Span partitions, Span rows) {
  static final Box ALL = new Box(Span.ALL, Span.ALL);

  static Box ofPartitions(Span partitions) {
    return new Box(partitions, Span.ALL);
  }

  static Box ofRows(Span rows) {
    return new Box(Span.ALL, rows);
  }

  Box and(Box other) {
    return new Box(partitions.and(other.partitions), rows.and(other.rows));
  }

  boolean isEmpty() {
    return partitions.isEmpty() || rows.isEmpty();
  }

  /** The sort keys to look at: rows narrow them where there is one partition only. */
  Stretch stretch() {
    return onlyPartition()
        .map(key -> new Stretch(rowsOf(key), Optional.of(key)))
        .orElseGet(() ->
            new Stretch(
                new Span(bound(partitions.from()), partitions.to().map(Box::bound)),
                Optional.empty()));
  }

  private Optional<String> onlyPartition() {
    String only = partitions.from();
    return partitions.to().filter(end -> end.equals(only + KeySpans.NEXT)).map(_ -> only);
  }

  private Span rowsOf(String partition) {
    return Span.of(
        partition + SEPARATOR + rows.from(),
        rows.to().map(end -> partition + SEPARATOR + end).orElse(partition + AFTER_PARTITION));
  }

  // What lies just above a partition key lies above all rows of the partition.
  private static String bound(String key) {
    return key.endsWith(String.valueOf(KeySpans.NEXT))
        ? key.substring(0, key.length() - 1) + AFTER_PARTITION
        : key;
  }
}
