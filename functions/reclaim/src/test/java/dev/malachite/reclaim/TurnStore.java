package dev.malachite.reclaim;

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

/** A store whose every call waits for its turn. */
record TurnStore(Store inner, Turns turns, int actor) implements Store {
  @Override
  public Map<Key, Item> read(Collection<Key> keys) {
    turns.await(actor);
    return inner.read(keys);
  }

  @Override
  public Page scan(String partition, Range range, int limit) {
    turns.await(actor);
    return inner.scan(partition, range, limit);
  }

  @Override
  public Outcome commit(List<Change> changes) {
    turns.await(actor);
    return inner.commit(changes);
  }

  @Override
  public List<Key> due(Instant now, int limit) {
    turns.await(actor);
    return inner.due(now, limit);
  }

  @Override
  public void close() {}
}
