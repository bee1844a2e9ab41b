package dev.malachite.table;

import dev.malachite.store.Change;
import dev.malachite.store.Item;
import dev.malachite.store.Key;
import dev.malachite.store.Outcome;
import dev.malachite.store.Page;
import dev.malachite.store.Range;
import dev.malachite.store.Store;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.concurrent.locks.LockSupport;

/** Scans item by item, so that others commit in between: all that the port promises. */
record TornStore(Store inner) implements Store {
  @Override
  public Page scan(String partition, Range range, int limit) {
    List<Item> items = new ArrayList<>();
    Range rest = range;
    while (items.size() < limit) {
      Page page = inner.scan(partition, rest, 1);
      items.addAll(page.items());
      if (!page.more()) {
        return new Page(items, false);
      }
      rest = rest.after(items.getLast().key().sort());
      LockSupport.parkNanos(10_000);
    }
    return new Page(items, true);
  }

  @Override
  public Map<Key, Item> read(Collection<Key> keys) {
    return inner.read(keys);
  }

  @Override
  public Outcome commit(List<Change> changes) {
    return inner.commit(changes);
  }

  @Override
  public List<Key> due(Instant now, int limit) {
    return inner.due(now, limit);
  }

  @Override
  public void close() {
    inner.close();
  }
}
