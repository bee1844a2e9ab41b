package dev.malachite.domain;

import java.time.Instant;
import java.util.Optional;

/** How long a lease lasts: 15 to 60 seconds, or -1 for ever. */
public record LeaseDuration(int seconds) {
  public static final LeaseDuration INFINITE = new LeaseDuration(-1);

  private static final int SHORTEST = 15;
  private static final int LONGEST = 60;

  public LeaseDuration {
    if (!isAllowed(seconds)) {
      throw Malformed.value("LeaseDuration", Integer.toString(seconds));
    }
  }

  public static LeaseDuration parse(String field, String text) {
    return new LeaseDuration(
        Decimal.parse(text).stream()
            .filter(LeaseDuration::isAllowed)
            .findFirst()
            .orElseThrow(() -> Malformed.value(field, text)));
  }

  public boolean isInfinite() {
    return seconds == -1;
  }

  Optional<Instant> expiryFrom(Instant start) {
    return isInfinite() ? Optional.empty() : Optional.of(start.plusSeconds(seconds));
  }

  private static boolean isAllowed(int seconds) {
    return seconds == -1 || (seconds >= SHORTEST && seconds <= LONGEST);
  }
}
