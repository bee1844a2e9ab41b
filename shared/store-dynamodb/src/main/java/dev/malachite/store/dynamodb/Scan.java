package dev.malachite.store.dynamodb;

import dev.malachite.store.Item;
import dev.malachite.store.Key;
import dev.malachite.store.Page;
import dev.malachite.store.Range;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;

/** One strongly consistent page of a partition, descending where a marker leads to longer keys. */
final class Scan {
  private final Table table;
  private final String partition;
  private final int limit;
  private final List<Item> items = new ArrayList<>();

  private Scan(Table table, String partition, int limit) {
    this.table = table;
    this.partition = partition;
    this.limit = limit;
  }

  static Page page(Table table, String partition, Range range, int limit) {
    if (range.isEmpty()) {
      return new Page(List.of(), false);
    }
    Scan scan = new Scan(table, partition, limit);
    boolean more = scan.walk(Level.of(partition, range));
    return new Page(scan.items, more);
  }

  private boolean walk(Level level) {
    Map<String, AttributeValue> next = Map.of();
    do {
      if (isFull()) {
        return true;
      }
      QueryResponse response = query(level, next);
      for (Map<String, AttributeValue> row : response.items()) {
        if (isFull() || take(level, row)) {
          return true;
        }
      }
      next = response.lastEvaluatedKey();
    } while (!next.isEmpty());
    return false;
  }

  private boolean isFull() {
    return items.size() >= limit;
  }

  private boolean take(Level level, Map<String, AttributeValue> row) {
    byte[] sort = Attributes.sort(row);
    if (Address.isMarker(sort)) {
      return walk(level.behind(sort));
    }
    if (level.isBelowEnd(sort)) {
      Key key = new Key(partition, new String(level.whole(sort), StandardCharsets.UTF_8));
      items.add(Attributes.item(key, row));
    }
    return false;
  }

  private QueryResponse query(Level level, Map<String, AttributeValue> next) {
    QueryRequest.Builder query =
        QueryRequest.builder()
            .tableName(table.name())
            .consistentRead(true)
            .limit(limit - items.size());
    if (!next.isEmpty()) {
      query.exclusiveStartKey(next);
    }
    bound(query, level);
    QueryRequest request = query.build();
    return table.calls().idempotent(() -> table.client().query(request));
  }

  private static void bound(QueryRequest.Builder query, Level level) {
    Map<String, AttributeValue> values = new HashMap<>();
    values.put(":p", AttributeValue.fromS(level.partition()));
    String expression = "p = :p";
    byte[] first = level.first();
    byte[] last = level.last();
    if (first.length > 0) {
      values.put(":a", AttributeValue.fromB(SdkBytes.fromByteArrayUnsafe(first)));
      expression += last == null ? " AND s >= :a" : " AND s BETWEEN :a AND :b";
    } else if (last != null) {
      expression += " AND s <= :b";
    }
    if (last != null) {
      values.put(":b", AttributeValue.fromB(SdkBytes.fromByteArrayUnsafe(last)));
    }
    query.keyConditionExpression(expression).expressionAttributeValues(values);
  }
}
