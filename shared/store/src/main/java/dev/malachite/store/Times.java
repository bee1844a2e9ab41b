package dev.malachite.store;

import java.time.Instant;
import java.util.Optional;
import java.util.OptionalLong;

/** Instants in records, to the hundred nanoseconds that the API shows. */
public final class Times {
  private static final long PER_SECOND = 10_000_000;

  private Times() {}

  public static long toTicks(Instant instant) {
    return instant.getEpochSecond() * PER_SECOND + instant.getNano() / 100;
  }

  public static Instant ofTicks(long ticks) {
    return Instant.ofEpochSecond(
        Math.floorDiv(ticks, PER_SECOND), Math.floorMod(ticks, PER_SECOND) * 100);
  }

  public static Optional<Instant> ofTicks(OptionalLong ticks) {
    return ticks.isPresent() ? Optional.of(ofTicks(ticks.getAsLong())) : Optional.empty();
  }
}
