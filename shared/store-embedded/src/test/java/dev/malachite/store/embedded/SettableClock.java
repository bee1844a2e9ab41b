package dev.malachite.store.embedded;

import dev.malachite.domain.Clock;
import java.time.Duration;
import java.time.Instant;

/** Stands still until it is told otherwise. */
final class SettableClock implements Clock {
  private volatile Instant now = Instant.parse("2030-01-02T03:04:05Z");

  @Override
  public Instant now() {
    return now;
  }

  void move(Duration step) {
    now = now.plus(step);
  }
}
