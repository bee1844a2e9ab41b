package dev.malachite.store.dynamodb;

import dev.malachite.store.Item;
import dev.malachite.store.Key;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalLong;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** How an item is spelled in the table. */
final class Attributes {
  static final String PARTITION = "p";
  static final String SORT = "s";
  static final String REVISION = "r";
  static final String VALUE = "v";
  static final String DUE_AT = "d";
  static final String DUE_SHARD = "ds";

  /** The key of an item in an overflow partition, whose address does not tell it. */
  static final String KEY_PARTITION = "kp";

  static final String KEY_SORT = "ks";

  static final int DUE_SHARDS = 4;

  private Attributes() {}

  static Map<String, AttributeValue> of(Address address) {
    return Map.of(
        PARTITION,
        AttributeValue.fromS(address.partition()),
        SORT,
        AttributeValue.fromB(address.sort()));
  }

  static Map<String, AttributeValue> of(Item item) {
    Address address = Address.of(item.key());
    Map<String, AttributeValue> row = new HashMap<>(of(address));
    row.put(REVISION, number(item.revision()));
    row.put(VALUE, AttributeValue.fromB(SdkBytes.fromByteArrayUnsafe(item.value())));
    if (item.dueAt().isPresent()) {
      row.put(DUE_AT, number(item.dueAt().getAsLong()));
      row.put(DUE_SHARD, shard(Math.floorMod(item.key().hashCode(), DUE_SHARDS)));
    }
    if (Address.isOverflow(address.partition())) {
      row.put(KEY_PARTITION, AttributeValue.fromS(item.key().partition()));
      row.put(KEY_SORT, AttributeValue.fromS(item.key().sort()));
    }
    return row;
  }

  static AttributeValue number(long value) {
    return AttributeValue.fromN(Long.toString(value));
  }

  static AttributeValue shard(int number) {
    return AttributeValue.fromS(Integer.toString(number));
  }

  static Address address(Map<String, AttributeValue> row) {
    return new Address(attribute(row, PARTITION).s(), attribute(row, SORT).b());
  }

  static Item item(Key key, Map<String, AttributeValue> row) {
    OptionalLong dueAt =
        row.containsKey(DUE_AT) ? OptionalLong.of(number(row, DUE_AT)) : OptionalLong.empty();
    return new Item(
        key, number(row, REVISION), attribute(row, VALUE).b().asByteArrayUnsafe(), dueAt);
  }

  /** The revision of what is stored; an empty row is an absent item. */
  static long revision(Map<String, AttributeValue> row) {
    return row.isEmpty() ? Item.ABSENT : number(row, REVISION);
  }

  static byte[] sort(Map<String, AttributeValue> row) {
    return attribute(row, SORT).b().asByteArrayUnsafe();
  }

  /** The key of a row of the index. */
  static Key key(Map<String, AttributeValue> row) {
    if (row.containsKey(KEY_PARTITION)) {
      return new Key(attribute(row, KEY_PARTITION).s(), attribute(row, KEY_SORT).s());
    }
    return new Key(
        attribute(row, PARTITION).s().substring(1), new String(sort(row), StandardCharsets.UTF_8));
  }

  static long number(Map<String, AttributeValue> row, String name) {
    return Long.parseLong(attribute(row, name).n());
  }

  private static AttributeValue attribute(Map<String, AttributeValue> row, String name) {
    return Objects.requireNonNull(row.get(name), name);
  }
}
