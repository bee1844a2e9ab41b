package dev.malachite.store.dynamodb;

import dev.malachite.domain.Ids;
import dev.malachite.store.Change;
import dev.malachite.store.Item;
import dev.malachite.store.Key;
import dev.malachite.store.Limits;
import dev.malachite.store.Outcome;
import dev.malachite.store.Page;
import dev.malachite.store.Range;
import dev.malachite.store.Store;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** A table of DynamoDB, as {@link DynamoDbTable} makes it. It keeps nothing in memory. */
public final class DynamoDbStore implements Store {
  private final Table table;
  private final Reading reading;
  private final SingleWrite single;
  private final TransactionWrite transaction;

  /**
   * @param client must not retry on its own, for it would hide that an answer was lost; it is
   *     closed with the store
   */
  public DynamoDbStore(DynamoDbClient client, String tableName, Ids ids) {
    this.table = new Table(client, tableName, new Calls(ids));
    this.reading = new Reading(table);
    this.single = new SingleWrite(table, reading);
    this.transaction = new TransactionWrite(table, ids);
  }

  @Override
  public Map<Key, Item> read(Collection<Key> keys) {
    Limits.check(keys);
    return reading.read(keys);
  }

  @Override
  public Page scan(String partition, Range range, int limit) {
    return Scan.page(table, partition, range, limit);
  }

  @Override
  public Outcome commit(List<Change> changes) {
    Limits.check(changes);
    changes.forEach(this::mark);
    return changes.size() == 1 ? single.commit(changes.getFirst()) : transaction.commit(changes);
  }

  @Override
  public List<Key> due(Instant now, int limit) {
    return new Due(table).due(now, limit);
  }

  @Override
  public void close() {
    table.client().close();
  }

  // A scan must find the way to a long key from the moment it exists. Markers are never removed:
  // another process may be about to rely on them.
  private void mark(Change change) {
    if (change instanceof Change.Put && change.expected() == Item.ABSENT) {
      List<Address> path = Address.path(change.key());
      path.subList(0, path.size() - 1).forEach(this::mark);
    }
  }

  private void mark(Address marker) {
    table
        .calls()
        .idempotent(() ->
            table.client().putItem(put -> put.tableName(table.name()).item(Attributes.of(marker))));
  }
}
