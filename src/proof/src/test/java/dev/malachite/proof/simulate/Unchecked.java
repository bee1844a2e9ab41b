package dev.malachite.proof.simulate;

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
import java.util.function.BiPredicate;

/** A store with a planted bug: some changes are made though their item is not as it was read. */
final class Unchecked implements Store {
  private final Store inner;
  private final BiPredicate<Change, Item> forgotten;

  /**
   * Around a sound store.
   *
   * @param forgotten of which changes the condition is forgotten, given what is stored
   */
  Unchecked(Store inner, BiPredicate<Change, Item> forgotten) {
    this.inner = inner;
    this.forgotten = forgotten;
  }

  @Override
  public Outcome commit(List<Change> changes) {
    Map<Key, Item> stored = inner.read(changes.stream().map(Change::key).toList());
    return inner.commit(
        changes.stream().map(change -> loosened(change, stored.get(change.key()))).toList());
  }

  private Change loosened(Change change, Item stored) {
    if (stored == null || !forgotten.test(change, stored)) {
      return change;
    }
    return switch (change) {
      case Change.Put put -> new Change.Put(stored.revision(), put.item());
      case Change.Delete delete -> new Change.Delete(delete.key(), stored.revision());
      case Change.Check check -> new Change.Check(check.key(), stored.revision());
    };
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
