package dev.malachite.store.embedded;

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
import java.util.function.IntConsumer;

/** Lets another writer in before each commit. */
final class InterferingStore implements Store {
  private final Store inner;
  private final IntConsumer before;
  private int commits;

  /**
   * Makes the decorator.
   *
   * @param before is told how many commits came before this one
   */
  InterferingStore(Store inner, IntConsumer before) {
    this.inner = inner;
    this.before = before;
  }

  @Override
  public Outcome commit(List<Change> changes) {
    before.accept(commits++);
    return inner.commit(changes);
  }

  @Override
  public Map<Key, Item> read(Collection<Key> keys) {
    return inner.read(keys);
  }

  @Override
  public Page scan(String partition, Range range, int limit) {
    return inner.scan(partition, range, limit);
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
