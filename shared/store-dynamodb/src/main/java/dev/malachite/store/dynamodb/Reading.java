package dev.malachite.store.dynamodb;

import dev.malachite.store.Item;
import dev.malachite.store.Key;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.KeysAndAttributes;

/** Strongly consistent reads by key. */
final class Reading {
  private final Table table;

  Reading(Table table) {
    this.table = table;
  }

  Map<Key, Item> read(Collection<Key> keys) {
    Map<Address, Key> wanted = new HashMap<>();
    keys.forEach(key -> wanted.put(Address.of(key), key));
    return wanted.size() == 1 ? readOne(keys.iterator().next()) : readMany(wanted);
  }

  /** The stored attributes; empty where there is no such item. */
  Map<String, AttributeValue> row(Key key) {
    Map<String, AttributeValue> address = Attributes.of(Address.of(key));
    return table
        .calls()
        .idempotent(() ->
            table
                .client()
                .getItem(get -> get.tableName(table.name()).key(address).consistentRead(true))
                .item());
  }

  private Map<Key, Item> readOne(Key key) {
    Map<String, AttributeValue> row = row(key);
    return row.isEmpty() ? Map.of() : Map.of(key, Attributes.item(key, row));
  }

  private Map<Key, Item> readMany(Map<Address, Key> wanted) {
    Map<Key, Item> found = new HashMap<>();
    List<Map<String, AttributeValue>> open = wanted.keySet().stream().map(Attributes::of).toList();
    int fruitless = 0;
    while (!open.isEmpty()) {
      BatchGetItemResponse response = batch(open);
      for (Map<String, AttributeValue> row :
          response.responses().getOrDefault(table.name(), List.of())) {
        Key key = Objects.requireNonNull(wanted.get(Attributes.address(row)));
        found.put(key, Attributes.item(key, row));
      }
      List<Map<String, AttributeValue>> left = unprocessed(response);
      if (left.size() == open.size()) {
        table.calls().pause(++fruitless);
      }
      open = left;
    }
    return found;
  }

  private BatchGetItemResponse batch(List<Map<String, AttributeValue>> keys) {
    KeysAndAttributes request = KeysAndAttributes.builder().keys(keys).consistentRead(true).build();
    return table
        .calls()
        .idempotent(() ->
            table.client().batchGetItem(get -> get.requestItems(Map.of(table.name(), request))));
  }

  private List<Map<String, AttributeValue>> unprocessed(BatchGetItemResponse response) {
    KeysAndAttributes left = response.unprocessedKeys().get(table.name());
    return left == null ? List.of() : left.keys();
  }
}
