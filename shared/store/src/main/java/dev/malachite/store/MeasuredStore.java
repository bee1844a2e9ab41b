package dev.malachite.store;

import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/** Tells what one piece of work costs, while other threads use the same store. */
public final class MeasuredStore implements Store {
  private final Store inner;
  private final ScopedValue<MeteredStore> meter = ScopedValue.newInstance();

  public MeasuredStore(Store inner) {
    this.inner = inner;
  }

  /** What the work returned, and what the thread that did it asked of the store. */
  public record Measured<T>(T result, Meter cost) {}

  public <T> Measured<T> measure(Supplier<T> work) {
    MeteredStore own = new MeteredStore(inner);
    T result = ScopedValue.where(meter, own).call(work::get);
    return new Measured<>(result, own.meter());
  }

  @Override
  public Map<Key, Item> read(Collection<Key> keys) {
    return current().read(keys);
  }

  @Override
  public Page scan(String partition, Range range, int limit) {
    return current().scan(partition, range, limit);
  }

  @Override
  public Outcome commit(List<Change> changes) {
    return current().commit(changes);
  }

  @Override
  public List<Key> due(Instant now, int limit) {
    return current().due(now, limit);
  }

  @Override
  public void close() {
    inner.close();
  }

  private Store current() {
    return meter.isBound() ? meter.get() : inner;
  }
}
