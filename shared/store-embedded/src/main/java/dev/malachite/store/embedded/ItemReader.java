package dev.malachite.store.embedded;

import dev.malachite.store.Change;
import dev.malachite.store.Item;
import dev.malachite.store.Key;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.rocksdb.RocksDB;
import org.rocksdb.RocksDBException;

/**
 * Reads items of one state: those that are known from memory, the others from RocksDB.
 *
 * <p>The state is that of the one call of RocksDB, or where all are known of any moment between the
 * two looks at them. What is known is looked at before it and again after it. Versions only grow,
 * so one that is the same both times was the same, and even, all the time between: nothing was
 * written under its key then, and RocksDB would have answered with what is known.
 */
final class ItemReader {
  private final Database database;

  ItemReader(Database database) {
    this.database = database;
  }

  Map<Key, Item> read(List<Key> asked) {
    return database.call(rocks -> read(rocks, asked));
  }

  /**
   * Has it known that there is nothing where something is to be created. There is one committer for
   * all, who would have to look; here everybody does so in his own thread.
   */
  void prepare(List<Change> changes) {
    List<Key> unknown = new ArrayList<>();
    for (Change change : changes) {
      if (change.expected() == Item.ABSENT && database.items().find(change.key()) == null) {
        unknown.add(change.key());
      }
    }
    if (!unknown.isEmpty()) {
      database.call(rocks -> stored(rocks, unknown));
    }
  }

  private Map<Key, Item> read(RocksDB rocks, List<Key> asked) throws RocksDBException {
    KnownItems items = database.items();
    List<Known> found = new ArrayList<>(asked.size());
    List<Key> others = new ArrayList<>(asked.size());
    for (Key key : asked) {
      Known known = items.find(key);
      if (known == null) {
        others.add(key);
      } else {
        found.add(known);
      }
    }
    Map<Key, Item> read = stored(rocks, others);
    for (Known known : found) {
      if (!items.holds(known)) {
        return stored(rocks, asked);
      }
      if (known.item() != null) {
        read.put(known.key(), known.item());
      }
    }
    return read;
  }

  private Map<Key, Item> stored(RocksDB rocks, List<Key> keys) throws RocksDBException {
    Map<Key, Item> stored = HashMap.newHashMap(keys.size());
    if (keys.isEmpty()) {
      return stored;
    }
    KnownItems items = database.items();
    long[] versions = new long[keys.size()];
    List<byte[]> encoded = new ArrayList<>(keys.size());
    for (int i = 0; i < versions.length; i++) {
      versions[i] = items.version(keys.get(i));
      encoded.add(KeyCodec.encode(keys.get(i)));
    }
    List<byte[]> values = values(rocks, encoded);
    for (int i = 0; i < versions.length; i++) {
      Key key = keys.get(i);
      byte[] value = values.get(i);
      Item item = value == null ? null : ItemCodec.decode(key, value);
      items.learn(key, versions[i], item);
      if (item != null) {
        stored.put(key, item);
      }
    }
    return stored;
  }

  private List<byte[]> values(RocksDB rocks, List<byte[]> keys) throws RocksDBException {
    return keys.size() == 1
        ? Collections.singletonList(rocks.get(database.handle(Family.ITEMS), keys.getFirst()))
        : rocks.multiGetAsList(
            Collections.nCopies(keys.size(), database.handle(Family.ITEMS)), keys);
  }
}
