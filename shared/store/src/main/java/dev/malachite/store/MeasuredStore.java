package dev.malachite.store;

import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/** Tells what one piece of work costs, while other threads use the same store. */
public final class MeasuredStore implements Store {
  private final Store inner;
  private final ScopedValue<Bill> bill = ScopedValue.newInstance();

  public MeasuredStore(Store inner) {
    this.inner = inner;
  }

  /** What the work returned, and what DynamoDB bills the thread that did it. */
  public record Measured<T>(T result, long readUnits, long writeUnits) {}

  /** Every request has one, and one thread. */
  private static final class Bill {
    private long readUnits;
    private long writeUnits;
  }

  public <T> Measured<T> measure(Supplier<T> work) {
    Bill own = new Bill();
    T result = ScopedValue.where(bill, own).call(work::get);
    return new Measured<>(result, own.readUnits, own.writeUnits);
  }

  @Override
  public Map<Key, Item> read(Collection<Key> keys) {
    Map<Key, Item> found = inner.read(keys);
    if (bill.isBound()) {
      bill.get().readUnits += Billing.readUnits(keys.size() - found.size(), found.values());
    }
    return found;
  }

  @Override
  public Page scan(String partition, Range range, int limit) {
    Page page = inner.scan(partition, range, limit);
    if (bill.isBound()) {
      bill.get().readUnits += Billing.scanUnits(page.items());
    }
    return page;
  }

  @Override
  public Outcome commit(List<Change> changes) {
    Outcome outcome = inner.commit(changes);
    if (bill.isBound()) {
      bill.get().writeUnits += Billing.writeUnits(changes);
    }
    return outcome;
  }

  @Override
  public List<Key> due(Instant now, int limit) {
    List<Key> keys = inner.due(now, limit);
    if (bill.isBound()) {
      bill.get().readUnits += Billing.dueUnits(keys);
    }
    return keys;
  }

  @Override
  public void close() {
    inner.close();
  }
}
