package dev.malachite.store;

import dev.malachite.domain.Ids;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.function.IntConsumer;
import java.util.function.Supplier;

/**
 * Tries again what the store did not answer, and learns from the stored revisions whether a commit
 * without an answer landed. It says so only when certain; else the caller gets {@link Unavailable}.
 */
public final class RetryingStore implements Store {
  private static final int ATTEMPTS = 4;

  private final Store inner;
  private final int attempts;
  private final IntConsumer pause;

  public RetryingStore(Store inner, Ids ids) {
    this(inner, ATTEMPTS, new Backoff(ids));
  }

  /**
   * @param pause is told how many attempts came before the failed one
   */
  public RetryingStore(Store inner, int attempts, IntConsumer pause) {
    this.inner = inner;
    this.attempts = attempts;
    this.pause = pause;
  }

  @Override
  public Map<Key, Item> read(Collection<Key> keys) {
    return retry(() -> inner.read(keys));
  }

  @Override
  public Page scan(String partition, Range range, int limit) {
    return retry(() -> inner.scan(partition, range, limit));
  }

  @Override
  public List<Key> due(Instant now, int limit) {
    return retry(() -> inner.due(now, limit));
  }

  @Override
  public Outcome commit(List<Change> changes) {
    boolean mayHaveLanded = false;
    for (int attempt = 0; ; attempt++) {
      try {
        Outcome outcome = inner.commit(changes);
        return mayHaveLanded && outcome == Outcome.LOST ? explain(changes) : outcome;
      } catch (Unavailable failure) {
        mayHaveLanded |= !failure.nothingChanged();
        if (mayHaveLanded && (attempt + 1 == attempts || !isRepeatable(changes))) {
          return landed(changes, failure);
        }
        pauseOrGiveUp(attempt, failure);
      }
    }
  }

  @Override
  public void close() {
    inner.close();
  }

  private <T> T retry(Supplier<T> call) {
    for (int attempt = 0; ; attempt++) {
      try {
        return call.get();
      } catch (Unavailable failure) {
        pauseOrGiveUp(attempt, failure);
      }
    }
  }

  private void pauseOrGiveUp(int attempt, Unavailable failure) {
    if (attempt + 1 >= attempts) {
      throw failure;
    }
    pause.accept(attempt);
  }

  // A revision never comes back, so what replaced or deleted one cannot take effect twice. Where
  // every item was absent, another process may have deleted ours: a repetition would revive it.
  private static boolean isRepeatable(List<Change> changes) {
    return changes.stream().anyMatch(RetryingStore::endsRevision);
  }

  private static boolean endsRevision(Change change) {
    return !(change instanceof Change.Check) && change.expected() != Item.ABSENT;
  }

  private Outcome landed(List<Change> changes, Unavailable failure) {
    if (hasOurs(changes, current(changes))) {
      return Outcome.COMMITTED;
    }
    throw failure;
  }

  private Outcome explain(List<Change> changes) {
    Map<Key, Item> current = current(changes);
    if (hasOurs(changes, current)) {
      return Outcome.COMMITTED;
    }
    if (changes.stream().anyMatch(change -> isUntouched(change, current))
        && changes.stream().anyMatch(change -> isHopeless(change, current))) {
      return Outcome.LOST;
    }
    throw new Unavailable("the outcome of the commit could not be learned");
  }

  private Map<Key, Item> current(List<Change> changes) {
    return read(changes.stream().map(Change::key).toList());
  }

  private static boolean hasOurs(List<Change> changes, Map<Key, Item> current) {
    return changes.stream().anyMatch(change -> isOurs(change, current));
  }

  private static boolean isOurs(Change change, Map<Key, Item> current) {
    Item stored = current.get(change.key());
    return change instanceof Change.Put put
        && stored != null
        && stored.revision() == put.item().revision();
  }

  // An earlier try may still be under way. It cannot take effect any more once a revision it
  // expects is gone; what is merely there though it should be absent may be deleted again.
  private static boolean isHopeless(Change change, Map<Key, Item> current) {
    Item stored = current.get(change.key());
    return change.expected() != Item.ABSENT
        && (stored == null || stored.revision() != change.expected());
  }

  // All or none: while one replaced revision is still there, none of the changes happened.
  private static boolean isUntouched(Change change, Map<Key, Item> current) {
    Item stored = current.get(change.key());
    return endsRevision(change) && stored != null && stored.revision() == change.expected();
  }
}
