package dev.malachite.table.model;

import dev.malachite.protocol.errors.ApiException;
import dev.malachite.protocol.errors.ErrorCode;
import dev.malachite.store.Utf8;
import java.util.Comparator;

/** What names an entity in its table. Keys are ordered by code points, the partition key first. */
public record EntityKey(String partitionKey, String rowKey) implements Comparable<EntityKey> {
  public static final String PARTITION_KEY = "PartitionKey";
  public static final String ROW_KEY = "RowKey";

  /** Below every character that a key may have, so that a key comes before its extensions. */
  public static final char SEPARATOR = '\u0001';

  /** Above all sort keys of a partition, below those of the next. */
  public static final char AFTER_PARTITION = '\u0002';

  private static final int LONGEST = 512;
  private static final String FORBIDDEN = "/\\#?";
  private static final Comparator<EntityKey> ORDER =
      Comparator.comparing(EntityKey::partitionKey, Utf8.ORDER)
          .thenComparing(EntityKey::rowKey, Utf8.ORDER);

  /** Refuses what cannot be a key. */
  public static EntityKey of(String partitionKey, String rowKey) {
    check(PARTITION_KEY, partitionKey);
    check(ROW_KEY, rowKey);
    return new EntityKey(partitionKey, rowKey);
  }

  /** The key in a sort key. */
  public static EntityKey parse(String sort) {
    int separator = sort.indexOf(SEPARATOR);
    return new EntityKey(sort.substring(0, separator), sort.substring(separator + 1));
  }

  public String sort() {
    return partitionKey + SEPARATOR + rowKey;
  }

  @Override
  public int compareTo(EntityKey other) {
    return ORDER.compare(this, other);
  }

  private static void check(String name, String value) {
    if (value.length() > LONGEST) {
      throw ErrorCode.PROPERTY_VALUE_TOO_LARGE.exception();
    }
    if (!WellFormed.test(value)) {
      throw outOfRange(name, value);
    }
    for (int i = 0; i < value.length(); i++) {
      if (!isAllowed(value.charAt(i))) {
        throw outOfRange(name, value);
      }
    }
  }

  private static boolean isAllowed(int unit) {
    return unit >= 0x20 && (unit < 0x7f || unit > 0x9f) && FORBIDDEN.indexOf(unit) < 0;
  }

  private static ApiException outOfRange(String name, String value) {
    return ErrorCode.OUT_OF_RANGE_INPUT
        .exception()
        .message("The '" + name + "' parameter of value '" + value + "' is out of range.");
  }
}
