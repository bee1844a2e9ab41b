package dev.malachite.protocol.auth;

import java.util.Optional;

/** The entities a table SAS is confined to, ends included; an absent end is open. */
public record KeyRange(
    Optional<String> startPartitionKey,
    Optional<String> startRowKey,
    Optional<String> endPartitionKey,
    Optional<String> endRowKey) {

  private static final KeyRange ALL =
      new KeyRange(Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty());

  public static KeyRange all() {
    return ALL;
  }

  public boolean contains(String partitionKey, String rowKey) {
    return isAfterStart(partitionKey, rowKey) && isBeforeEnd(partitionKey, rowKey);
  }

  private boolean isAfterStart(String partitionKey, String rowKey) {
    if (startPartitionKey.isEmpty()) {
      return true;
    }
    int order = partitionKey.compareTo(startPartitionKey.get());
    return order > 0
        || (order == 0 && startRowKey.map(start -> rowKey.compareTo(start) >= 0).orElse(true));
  }

  private boolean isBeforeEnd(String partitionKey, String rowKey) {
    if (endPartitionKey.isEmpty()) {
      return true;
    }
    int order = partitionKey.compareTo(endPartitionKey.get());
    return order < 0
        || (order == 0 && endRowKey.map(end -> rowKey.compareTo(end) <= 0).orElse(true));
  }
}
