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
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.stream.Stream;

/** Items in memory, for tests, simulation and trials: gone with the process. */
public final class MemoryStore implements Store {
  private final NavigableMap<byte[], Item> items = new TreeMap<>(Arrays::compareUnsigned);
  private final NavigableMap<byte[], Key> due = new TreeMap<>(Arrays::compareUnsigned);
  private final ReadWriteLock lock = new ReentrantReadWriteLock();

  @Override
  public Map<Key, Item> read(Collection<Key> keys) {
    Limits.check(keys);
    Map<Key, Item> found = new HashMap<>();
    lock.readLock().lock();
    try {
      for (Key key : keys) {
        Item item = items.get(KeyCodec.encode(key));
        if (item != null) {
          found.put(key, item);
        }
      }
    } finally {
      lock.readLock().unlock();
    }
    return found;
  }

  @Override
  public Page scan(String partition, Range range, int limit) {
    if (range.isEmpty()) {
      return new Page(List.of(), false);
    }
    byte[] from = KeyCodec.lower(partition, range);
    byte[] to = KeyCodec.upper(partition, range);
    lock.readLock().lock();
    try {
      Stream<Item> rest = items.subMap(from, to).values().stream();
      List<Item> found = rest.limit(limit + 1L).toList();
      boolean more = found.size() > limit;
      return new Page(more ? List.copyOf(found.subList(0, limit)) : found, more);
    } finally {
      lock.readLock().unlock();
    }
  }

  @Override
  public Outcome commit(List<Change> changes) {
    Limits.check(changes);
    lock.writeLock().lock();
    try {
      if (!changes.stream().allMatch(this::holds)) {
        return Outcome.LOST;
      }
      changes.forEach(this::apply);
      return Outcome.COMMITTED;
    } finally {
      lock.writeLock().unlock();
    }
  }

  @Override
  public List<Key> due(Instant now, int limit) {
    lock.readLock().lock();
    try {
      byte[] bound = KeyCodec.dueBound(now.toEpochMilli());
      return due.headMap(bound).values().stream().limit(limit).toList();
    } finally {
      lock.readLock().unlock();
    }
  }

  /** All there is at one instant. */
  record State(NavigableMap<byte[], Item> items, NavigableMap<byte[], Key> due) {
    static final State EMPTY =
        new State(Collections.emptyNavigableMap(), Collections.emptyNavigableMap());
  }

  State state() {
    lock.readLock().lock();
    try {
      return new State(new TreeMap<>(items), new TreeMap<>(due));
    } finally {
      lock.readLock().unlock();
    }
  }

  void become(State state) {
    lock.writeLock().lock();
    try {
      items.clear();
      items.putAll(state.items());
      due.clear();
      due.putAll(state.due());
    } finally {
      lock.writeLock().unlock();
    }
  }

  @Override
  public void close() {}

  private boolean holds(Change change) {
    Item stored = items.get(KeyCodec.encode(change.key()));
    return change.expected() == (stored == null ? Item.ABSENT : stored.revision());
  }

  private void apply(Change change) {
    switch (change) {
      case Change.Put put -> {
        remove(put.key());
        add(put.item());
      }
      case Change.Delete delete -> remove(delete.key());
      case Change.Check check -> {}
    }
  }

  private void remove(Key key) {
    byte[] encoded = KeyCodec.encode(key);
    Item old = items.remove(encoded);
    if (old != null) {
      old.dueAt().ifPresent(dueAt -> due.remove(KeyCodec.encodeDue(dueAt, encoded)));
    }
  }

  private void add(Item item) {
    byte[] encoded = KeyCodec.encode(item.key());
    items.put(encoded, item);
    item.dueAt().ifPresent(dueAt -> due.put(KeyCodec.encodeDue(dueAt, encoded), item.key()));
  }
}
