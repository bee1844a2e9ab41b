package dev.malachite.reclaim;

import dev.malachite.domain.Clock;
import java.time.Duration;
import java.time.Instant;

/** A clock that stands still until it is told otherwise. */
final class TestClock implements Clock {
  private Instant now = Instant.parse("2030-01-02T03:04:05Z");

  @Override
  public synchronized Instant now() {
    return now;
  }

  synchronized void set(Instant instant) {
    now = instant;
  }

  synchronized void advance(Duration step) {
    now = now.plus(step);
  }
}
