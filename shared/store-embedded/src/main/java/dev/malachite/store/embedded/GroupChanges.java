package dev.malachite.store.embedded;

import dev.malachite.store.Change;
import dev.malachite.store.Key;
import dev.malachite.store.Outcome;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import org.rocksdb.ColumnFamilyHandle;
import org.rocksdb.RocksDB;
import org.rocksdb.RocksDBException;
import org.rocksdb.WriteBatch;

/** Commits that are written together; each sees what those before it will have changed. */
final class GroupChanges implements AutoCloseable {
  /** Adds changes that no condition holds back. */
  @FunctionalInterface
  interface Filling {
    void fill(WriteBatch batch) throws RocksDBException;
  }

  private static final byte[] NOTHING = {};

  private final Database database;
  private final RocksDB rocks;
  private final ColumnFamilyHandle items;
  private final ColumnFamilyHandle due;
  private final WriteBatch batch;
  private final Map<Key, Head> changed = new HashMap<>();
  private final List<Change> staged = new ArrayList<>();
  private final long group;
  private final byte[] headBytes = new byte[ItemCodec.MAX_HEAD_BYTES];
  private boolean written;

  GroupChanges(Database database, RocksDB rocks, WriteBatch batch) {
    this.database = database;
    this.rocks = rocks;
    this.items = database.handle(Family.ITEMS);
    this.due = database.handle(Family.DUE);
    this.batch = batch;
    this.group = database.gaps().begin();
  }

  Outcome add(List<Change> changes) throws RocksDBException {
    byte[][] keys = new byte[changes.size()][];
    Head[] heads = new Head[changes.size()];
    for (int i = 0; i < keys.length; i++) {
      Change change = changes.get(i);
      keys[i] = KeyCodec.encode(change.key());
      heads[i] = head(change.key(), keys[i]);
      if (heads[i].revision() != change.expected()) {
        return Outcome.LOST;
      }
    }
    for (int i = 0; i < keys.length; i++) {
      stage(changes.get(i), keys[i], heads[i]);
    }
    return Outcome.COMMITTED;
  }

  void add(Filling filling) throws RocksDBException {
    filling.fill(batch);
  }

  /** All of it can be seen. */
  void written() {
    written = true;
  }

  /** It is written, or never will be. */
  @Override
  public void close() {
    database.gaps().end(group);
    database.items().changed();
    if (written) {
      staged.forEach(this::learn);
    }
  }

  private void learn(Change change) {
    database.items().learn(change.key(), change instanceof Change.Put put ? put.item() : null);
  }

  private Head head(Key key, byte[] encoded) throws RocksDBException {
    Head staged = changed.get(key);
    if (staged != null) {
      return staged;
    }
    // Nobody else changes items: what holds now holds until this group is written.
    Known known = database.items().find(key);
    if (known != null) {
      return known.head();
    }
    return rocks.get(items, encoded, headBytes) == RocksDB.NOT_FOUND
        ? Head.NONE
        : ItemCodec.decodeHead(headBytes);
  }

  private void stage(Change change, byte[] key, Head old) throws RocksDBException {
    switch (change) {
      case Change.Put put -> {
        database.gaps().put(group, change.key().partition(), key);
        database.items().change(change.key());
        batch.put(items, key, ItemCodec.encode(put.item()));
        replace(change, key, old, new Head(put.item().revision(), put.item().dueAt()));
      }
      case Change.Delete delete -> {
        if (old.exists()) {
          database.items().change(delete.key());
          batch.delete(items, key);
          replace(delete, key, old, Head.NONE);
        }
      }
      case Change.Check check -> {}
    }
  }

  private void replace(Change change, byte[] encoded, Head old, Head fresh)
      throws RocksDBException {
    changed.put(change.key(), fresh);
    staged.add(change);
    OptionalLong before = old.dueAt();
    OptionalLong after = fresh.dueAt();
    if (before.equals(after)) {
      return;
    }
    if (before.isPresent()) {
      batch.delete(due, KeyCodec.encodeDue(before.getAsLong(), encoded));
    }
    if (after.isPresent()) {
      batch.put(due, KeyCodec.encodeDue(after.getAsLong(), encoded), NOTHING);
    }
  }
}
