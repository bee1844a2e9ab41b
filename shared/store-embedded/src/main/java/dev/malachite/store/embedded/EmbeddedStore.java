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
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.rocksdb.RocksIterator;

/**
 * Items in RocksDB. One read or scan sees one state of the database: here no half of a commit is
 * ever seen.
 */
final class EmbeddedStore implements Store {
  private final Database database;
  private final Committer committer;

  EmbeddedStore(Database database, Committer committer) {
    this.database = database;
    this.committer = committer;
  }

  @Override
  public Map<Key, Item> read(Collection<Key> keys) {
    Limits.check(keys);
    List<Key> asked = List.copyOf(keys);
    List<byte[]> encoded = new ArrayList<>(asked.size());
    for (Key key : asked) {
      encoded.add(KeyCodec.encode(key));
    }
    List<byte[]> found = values(encoded);
    Map<Key, Item> items = HashMap.newHashMap(asked.size());
    for (int i = 0; i < asked.size(); i++) {
      byte[] value = found.get(i);
      if (value != null) {
        items.put(asked.get(i), ItemCodec.decode(asked.get(i), value));
      }
    }
    return items;
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

  private List<byte[]> values(List<byte[]> keys) {
    return database.call(rocks ->
        switch (keys.size()) {
          case 0 -> List.of();
          case 1 ->
              Collections.singletonList(rocks.get(database.handle(Family.ITEMS), keys.getFirst()));
          default ->
              rocks.multiGetAsList(
                  Collections.nCopies(keys.size(), database.handle(Family.ITEMS)), keys);
        });
  }
}
