package dev.malachite.store.reclaim;

import dev.malachite.domain.Ids;
import dev.malachite.store.Change;
import dev.malachite.store.Item;
import dev.malachite.store.Outcome;
import dev.malachite.store.Store;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/** Changes what is due, while it is as it was read. */
public record Notes(Store store, Ids ids) {
  /** Done with it. */
  public Swept drop(Item item, long bytes) {
    Change delete = new Change.Delete(item.key(), item.revision());
    return store.commit(List.of(delete)) == Outcome.COMMITTED ? Swept.reclaimed(bytes) : Swept.GONE;
  }

  /** The same item, due later. */
  public Swept postpone(Item item, Instant until) {
    return replace(item, item.value(), OptionalLong.of(until.toEpochMilli()))
        ? Swept.POSTPONED
        : Swept.GONE;
  }

  /** Due later where that is given, else done with it. */
  public Swept postponeOrDrop(Item item, Optional<Instant> until) {
    return until.map(later -> postpone(item, later)).orElseGet(() -> drop(item, 0));
  }

  /** Whether the item was still as it was read. */
  public boolean replace(Item item, byte[] value, OptionalLong dueAt) {
    return store.commit(List.of(put(item, value, dueAt))) == Outcome.COMMITTED;
  }

  /** For a commit of several changes. */
  public Change put(Item item, byte[] value, OptionalLong dueAt) {
    return Change.put(item.key(), item.revision(), ids.unique(), value, dueAt);
  }
}
