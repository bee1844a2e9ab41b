package dev.malachite.store;

import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Map;

/**
 * A store with faults, for tests and simulation. After a death every call dies: a new process makes
 * a new decorator around the same store.
 */
public final class FaultyStore implements Store {
  private final Store inner;
  private final FaultInjector injector;

  /**
   * @param pause what a stalled call does meanwhile
   */
  public FaultyStore(Store inner, Faults faults, Runnable pause) {
    this.inner = inner;
    this.injector = new FaultInjector(faults, pause);
  }

  @Override
  public Map<Key, Item> read(Collection<Key> keys) {
    return injector.call(() -> inner.read(keys));
  }

  @Override
  public Page scan(String partition, Range range, int limit) {
    return injector.call(() -> inner.scan(partition, range, limit));
  }

  @Override
  public Outcome commit(List<Change> changes) {
    return injector.call(() -> inner.commit(changes));
  }

  @Override
  public List<Key> due(Instant now, int limit) {
    return injector.call(() -> inner.due(now, limit));
  }

  @Override
  public void close() {
    inner.close();
  }
}
