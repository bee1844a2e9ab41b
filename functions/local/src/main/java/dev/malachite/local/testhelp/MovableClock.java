package dev.malachite.local.testhelp;

import dev.malachite.domain.Clock;
import java.time.Duration;
import java.time.Instant;

/** Runs as another clock does, but ahead of it or behind. */
final class MovableClock implements Clock {
  private final Clock inner;
  private volatile Duration offset = Duration.ZERO;

  MovableClock(Clock inner) {
    this.inner = inner;
  }

  @Override
  public Instant now() {
    return inner.now().plus(offset);
  }

  Duration offset() {
    return offset;
  }

  synchronized void move(Duration by) {
    offset = offset.plus(by);
  }

  synchronized void reset() {
    offset = Duration.ZERO;
  }
}
