package dev.malachite.table.query;

import dev.malachite.protocol.Query;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.Service;
import dev.malachite.protocol.integrity.Marker;
import dev.malachite.table.model.EntityKey;
import java.util.Optional;

/** Where a query goes on: after the key that the last page ended with, whether it still exists. */
final class Continuation {
  private static final String PARTITION = "NextPartitionKey";
  private static final String ROW = "NextRowKey";
  private static final String HEADER = "x-ms-continuation-";

  private Continuation() {}

  static Optional<EntityKey> read(Query query) {
    return value(query, PARTITION)
        .map(partition -> new EntityKey(partition, value(query, ROW).orElse("")));
  }

  static void write(Reply.Builder reply, EntityKey last) {
    reply
        .header(HEADER + PARTITION, Marker.encode(last.partitionKey()))
        .header(HEADER + ROW, Marker.encode(last.rowKey()));
  }

  private static Optional<String> value(Query query, String name) {
    return query
        .first(name)
        .filter(token -> !token.isEmpty())
        .map(token -> Marker.decode(token, Service.TABLE));
  }
}
