package dev.malachite.store;

import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.LongAdder;

/** Counts the calls that were answered; whatever the store is, by the rules of DynamoDB. */
public final class MeteredStore implements Store {
  private final Store inner;
  private final LongAdder reads = new LongAdder();
  private final LongAdder keysRead = new LongAdder();
  private final LongAdder scans = new LongAdder();
  private final LongAdder itemsScanned = new LongAdder();
  private final LongAdder commits = new LongAdder();
  private final LongAdder transactions = new LongAdder();
  private final LongAdder changed = new LongAdder();
  private final LongAdder dueQueries = new LongAdder();
  private final LongAdder readUnits = new LongAdder();
  private final LongAdder writeUnits = new LongAdder();

  public MeteredStore(Store inner) {
    this.inner = inner;
  }

  /** What was counted so far. */
  public Meter meter() {
    return new Meter(
        reads.sum(),
        keysRead.sum(),
        scans.sum(),
        itemsScanned.sum(),
        commits.sum(),
        transactions.sum(),
        changed.sum(),
        dueQueries.sum(),
        readUnits.sum(),
        writeUnits.sum());
  }

  @Override
  public Map<Key, Item> read(Collection<Key> keys) {
    Map<Key, Item> found = inner.read(keys);
    reads.increment();
    keysRead.add(keys.size());
    readUnits.add(Billing.readUnits(keys.size() - found.size(), found.values()));
    return found;
  }

  @Override
  public Page scan(String partition, Range range, int limit) {
    Page page = inner.scan(partition, range, limit);
    scans.increment();
    itemsScanned.add(page.items().size());
    readUnits.add(Billing.scanUnits(page.items()));
    return page;
  }

  @Override
  public Outcome commit(List<Change> changes) {
    Outcome outcome = inner.commit(changes);
    commits.increment();
    transactions.add(Billing.isTransaction(changes) ? 1 : 0);
    changed.add(changes.size());
    writeUnits.add(Billing.writeUnits(changes));
    return outcome;
  }

  @Override
  public List<Key> due(Instant now, int limit) {
    List<Key> keys = inner.due(now, limit);
    dueQueries.increment();
    readUnits.add(Billing.dueUnits(keys));
    return keys;
  }

  @Override
  public void close() {
    inner.close();
  }
}
