package dev.malachite.store.dynamodb;

import dev.malachite.store.Key;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;

/** Asks the sparse index of items with a due time. It is a little behind the table. */
final class Due {
  static final String INDEX = "due";

  private final Table table;

  Due(Table table) {
    this.table = table;
  }

  List<Key> due(Instant now, int limit) {
    return IntStream.range(0, Attributes.DUE_SHARDS)
        .boxed()
        .flatMap(shard -> due(shard, now, limit))
        .sorted(Comparator.comparingLong(row -> Attributes.number(row, Attributes.DUE_AT)))
        .limit(limit)
        .map(Attributes::key)
        .toList();
  }

  private Stream<Map<String, AttributeValue>> due(int shard, Instant now, int limit) {
    QueryRequest request =
        QueryRequest.builder()
            .tableName(table.name())
            .indexName(INDEX)
            .keyConditionExpression("ds = :shard AND d <= :now")
            .expressionAttributeValues(
                Map.of(
                    ":shard",
                    Attributes.shard(shard),
                    ":now",
                    Attributes.number(now.toEpochMilli())))
            .limit(limit)
            .build();
    return table.calls().idempotent(() -> table.client().query(request)).items().stream();
  }
}
