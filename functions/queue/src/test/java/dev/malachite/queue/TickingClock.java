package dev.malachite.queue;

import dev.malachite.domain.Clock;
import java.time.Instant;
import java.util.concurrent.atomic.AtomicLong;

/** A clock that moves on by a millisecond whenever somebody looks at it. */
final class TickingClock implements Clock {
  private static final long START = Instant.parse("2030-01-02T03:04:05Z").toEpochMilli();

  private final AtomicLong looks = new AtomicLong();

  @Override
  public Instant now() {
    return Instant.ofEpochMilli(START + looks.incrementAndGet());
  }
}
