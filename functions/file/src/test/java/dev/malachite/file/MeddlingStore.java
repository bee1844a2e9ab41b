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

/** Lets somebody else in: between a scan and what follows it, or between a read and the commit. */
final class MeddlingStore implements Store {
  private final Store inner;
  private final AtomicReference<Runnable> afterScan;
  private final AtomicReference<Runnable> beforeCommit;

  private MeddlingStore(
      Store inner, AtomicReference<Runnable> afterScan, AtomicReference<Runnable> beforeCommit) {
    this.inner = inner;
    this.afterScan = afterScan;
    this.beforeCommit = beforeCommit;
  }

  static MeddlingStore afterScans(Store inner, AtomicReference<Runnable> meanwhile) {
    return new MeddlingStore(inner, meanwhile, new AtomicReference<>(() -> {}));
  }

  static MeddlingStore beforeCommits(Store inner, AtomicReference<Runnable> meanwhile) {
    return new MeddlingStore(inner, new AtomicReference<>(() -> {}), meanwhile);
  }

  @Override
  public Map<Key, Item> read(Collection<Key> keys) {
    return inner.read(keys);
  }

  @Override
  public Page scan(String partition, Range range, int limit) {
    Page page = inner.scan(partition, range, limit);
    afterScan.get().run();
    return page;
  }

  @Override
  public Outcome commit(List<Change> changes) {
    beforeCommit.get().run();
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
