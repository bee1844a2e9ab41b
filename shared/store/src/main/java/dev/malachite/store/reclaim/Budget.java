package dev.malachite.store.reclaim;

import dev.malachite.domain.Clock;
import java.time.Duration;
import java.time.Instant;

/** How long a run may still take. */
public final class Budget {
  private final Clock clock;
  private final Instant end;

  private Budget(Clock clock, Instant end) {
    this.clock = clock;
    this.end = end;
  }

  public static Budget of(Duration length, Clock clock) {
    return new Budget(clock, clock.now().plus(length));
  }

  public boolean isOver() {
    return !clock.now().isBefore(end);
  }

  public Instant now() {
    return clock.now();
  }
}
