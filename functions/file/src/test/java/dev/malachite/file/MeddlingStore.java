package dev.malachite.file;

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
import java.util.concurrent.atomic.AtomicReference;

/** Lets somebody else in between a scan and what follows it. */
final class MeddlingStore implements Store {
  private final Store inner;
  private final AtomicReference<Runnable> meanwhile;

  MeddlingStore(Store inner, AtomicReference<Runnable> meanwhile) {
    this.inner = inner;
    this.meanwhile = meanwhile;
  }

  @Override
  public Map<Key, Item> read(Collection<Key> keys) {
    return inner.read(keys);
  }

  @Override
  public Page scan(String partition, Range range, int limit) {
    Page page = inner.scan(partition, range, limit);
    meanwhile.get().run();
    return page;
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
