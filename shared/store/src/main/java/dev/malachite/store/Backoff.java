package dev.malachite.store;

import dev.malachite.domain.Ids;
import java.util.concurrent.locks.LockSupport;
import java.util.function.IntConsumer;

/** Waits a random share of a growing pause, so that those who met do not meet again at once. */
final class Backoff implements IntConsumer {
  private static final long FIRST_PAUSE_NANOS = 200_000;
  private static final long LONGEST_PAUSE_NANOS = 50_000_000;

  private final Ids ids;

  Backoff(Ids ids) {
    this.ids = ids;
  }

  /** Pauses after the attempt of that number, counted from zero. */
  @Override
  public void accept(int attempt) {
    long longest = Math.min(LONGEST_PAUSE_NANOS, FIRST_PAUSE_NANOS << Math.min(attempt, 10));
    LockSupport.parkNanos(Math.floorMod(ids.unique(), longest));
  }
}
