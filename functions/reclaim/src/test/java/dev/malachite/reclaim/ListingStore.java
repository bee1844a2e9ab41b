package dev.malachite.reclaim;

import dev.malachite.store.Change;
import dev.malachite.store.Cursor;
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
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.atomic.AtomicLong;

/** A store that can show everything that is in it. */
final class ListingStore implements Store {
  private final Store inner;
  private final Set<String> partitions = new ConcurrentSkipListSet<>();
  private final AtomicLong commits = new AtomicLong();

  ListingStore(Store inner) {
    this.inner = inner;
  }

  /** How many changed something. */
  long commits() {
    return commits.get();
  }

  List<Item> all() {
    List<Item> items = new ArrayList<>();
    for (String partition : partitions) {
      Cursor cursor = new Cursor(inner, List.of(partition), Range.all(), 1000);
      for (Optional<Item> next = cursor.next(); next.isPresent(); next = cursor.next()) {
        items.add(next.get());
      }
    }
    return items;
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
  public Outcome commit(List<Change> changes) {
    changes.forEach(change -> partitions.add(change.key().partition()));
    Outcome outcome = inner.commit(changes);
    if (outcome == Outcome.COMMITTED) {
      commits.incrementAndGet();
    }
    return outcome;
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
