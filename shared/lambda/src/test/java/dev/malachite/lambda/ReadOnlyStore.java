package dev.malachite.lambda;

import dev.malachite.store.Change;
import dev.malachite.store.Item;
import dev.malachite.store.Key;
import dev.malachite.store.Outcome;
import dev.malachite.store.Page;
import dev.malachite.store.Range;
import dev.malachite.store.Store;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Map;

/** The store as a function sees it that may only read. */
record ReadOnlyStore(Store store) implements Store {
  @Override
  public Map<Key, Item> read(Collection<Key> keys) {
    return store.read(keys);
  }

  @Override
  public Page scan(String partition, Range range, int limit) {
    return store.scan(partition, range, limit);
  }

  @Override
  public Outcome commit(List<Change> changes) {
    throw new AssertionError("a function that may only read wanted to write");
  }

  @Override
  public List<Key> due(Instant now, int limit) {
    return store.due(now, limit);
  }

  @Override
  public void close() {}
}
