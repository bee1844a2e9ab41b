package dev.malachite.store;

import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;

/** Counts the calls that were answered; whatever the store is, by the rules of DynamoDB. */
public final class MeteredStore implements Store {
  private final Store inner;
  private final AtomicLong reads = new AtomicLong();
  private final AtomicLong keysRead = new AtomicLong();
  private final AtomicLong scans = new AtomicLong();
  private final AtomicLong itemsScanned = new AtomicLong();
  private final AtomicLong commits = new AtomicLong();
  private final AtomicLong transactions = new AtomicLong();
  private final AtomicLong changed = new AtomicLong();
  private final AtomicLong dueQueries = new AtomicLong();
  private final AtomicLong readUnits = new AtomicLong();
  private final AtomicLong writeUnits = new AtomicLong();

  public MeteredStore(Store inner) {
    this.inner = inner;
  }

  /** What was counted so far. */
  public Meter meter() {
    return new Meter(
        reads.get(),
        keysRead.get(),
        scans.get(),
        itemsScanned.get(),
        commits.get(),
        transactions.get(),
        changed.get(),
        dueQueries.get(),
        readUnits.get(),
        writeUnits.get());
  }

  @Override
  public Map<Key, Item> read(Collection<Key> keys) {
    Map<Key, Item> found = inner.read(keys);
    reads.incrementAndGet();
    keysRead.addAndGet(keys.size());
    readUnits.addAndGet(Billing.readUnits(keys.size() - found.size(), found.values()));
    return found;
  }

  @Override
  public Page scan(String partition, Range range, int limit) {
    Page page = inner.scan(partition, range, limit);
    scans.incrementAndGet();
    itemsScanned.addAndGet(page.items().size());
    readUnits.addAndGet(Billing.scanUnits(page.items()));
    return page;
  }

  @Override
  public Outcome commit(List<Change> changes) {
    Outcome outcome = inner.commit(changes);
    commits.incrementAndGet();
    transactions.addAndGet(Billing.isTransaction(changes) ? 1 : 0);
    changed.addAndGet(changes.size());
    writeUnits.addAndGet(Billing.writeUnits(changes));
    return outcome;
  }

  @Override
  public List<Key> due(Instant now, int limit) {
    List<Key> keys = inner.due(now, limit);
    dueQueries.incrementAndGet();
    readUnits.addAndGet(Billing.dueUnits(keys));
    return keys;
  }

  @Override
  public void close() {
    inner.close();
  }
}
