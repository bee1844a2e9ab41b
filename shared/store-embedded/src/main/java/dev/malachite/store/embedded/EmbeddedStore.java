package dev.malachite.store.embedded;

import dev.malachite.store.Change;
import dev.malachite.store.Item;
import dev.malachite.store.Key;
import dev.malachite.store.Limits;
import dev.malachite.store.Outcome;
import dev.malachite.store.Page;
import dev.malachite.store.Range;
import dev.malachite.store.Store;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import org.rocksdb.RocksIterator;

/**
 * Items in RocksDB. One read or scan sees one state of the database: here no half of a commit is
 * ever seen.
 */
final class EmbeddedStore implements Store {
  private final Database database;
  private final ItemReader reader;
  private final Committer committer;

  EmbeddedStore(Database database, Committer committer) {
    this.database = database;
    this.reader = new ItemReader(database);
    this.committer = committer;
  }

  @Override
  public Map<Key, Item> read(Collection<Key> keys) {
    Limits.check(keys);
    return reader.read(List.copyOf(keys));
  }

  @Override
  public Page scan(String partition, Range range, int limit) {
    if (range.isEmpty()) {
      return new Page(List.of(), false);
    }
    Gaps.Look look = database.gaps().look(partition, KeyCodec.lower(partition, range));
    byte[] to = KeyCodec.upper(partition, range);
    List<Item> items = new ArrayList<>();
    boolean more =
        database.walk(
            Family.ITEMS, look::start, to, entry -> items.size() < limit && items.add(item(entry)));
    if (!items.isEmpty()) {
      look.learn(KeyCodec.encode(items.getFirst().key()));
    } else if (!more) {
      look.learn(to);
    }
    return new Page(items, more);
  }

  @Override
  public Outcome commit(List<Change> changes) {
    Limits.check(changes);
    reader.prepare(changes);
    return committer.commit(changes);
  }

  @Override
  public List<Key> due(Instant now, int limit) {
    List<Key> keys = new ArrayList<>();
    database.walk(
        Family.DUE,
        new byte[0],
        KeyCodec.dueBound(now.toEpochMilli()),
        entry -> keys.size() < limit && keys.add(KeyCodec.decodeDue(entry.key())));
    return keys;
  }

  @Override
  public void close() {
    committer.close();
  }

  private static Item item(RocksIterator entry) {
    return ItemCodec.decode(KeyCodec.decode(entry.key()), entry.value());
  }
}
