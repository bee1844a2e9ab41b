package dev.malachite.acceptance.file;

import dev.malachite.domain.Clock;
import java.time.Duration;
import java.time.Instant;

/** The clock of the system, set forward as far as a test wants. */
final class ShiftedClock implements Clock {
  private volatile Duration shift = Duration.ZERO;

  @Override
  public Instant now() {
    return Clock.system().now().plus(shift);
  }

  synchronized void advance(Duration step) {
    shift = shift.plus(step);
  }
}
