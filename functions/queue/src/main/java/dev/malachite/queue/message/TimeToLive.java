package dev.malachite.queue.message;

import dev.malachite.protocol.Call;
import dev.malachite.protocol.errors.MalformedInput;
import java.time.Instant;
import java.util.Optional;
import java.util.OptionalInt;

/** How long a message lives; empty: until it is deleted. */
record TimeToLive(OptionalInt seconds) {
  private static final String NAME = "messagettl";
  private static final int DEFAULT = 7 * 24 * 60 * 60;
  private static final int FOREVER = -1;
  private static final String UNLIMITED_SINCE = "2017-07-29";

  static TimeToLive of(Call call) {
    if (!call.isAtLeast(UNLIMITED_SINCE)) {
      return new TimeToLive(
          OptionalInt.of(Parameters.number(call, NAME, 1, DEFAULT).orElse(DEFAULT)));
    }
    int seconds = Parameters.number(call, NAME).orElse(DEFAULT);
    if (seconds == FOREVER) {
      return new TimeToLive(OptionalInt.empty());
    }
    if (seconds < 1) {
      throw MalformedInput.invalidParameter(
          NAME,
          Integer.toString(seconds),
          "Value must be greater than or equal to 1, or -1 to indicate an infinite TTL.");
    }
    return new TimeToLive(OptionalInt.of(seconds));
  }

  /** A message that would expire before anybody can see it is a mistake. */
  void requireLongerThan(int invisibleSeconds) {
    if (seconds.isPresent() && seconds.getAsInt() <= invisibleSeconds) {
      throw MalformedInput.invalidParameter(
          Parameters.VISIBILITY,
          Integer.toString(invisibleSeconds),
          "messagettl must be greater than visibilitytimeout.");
    }
  }

  Optional<Instant> expiry(Instant now) {
    return seconds.isPresent()
        ? Optional.of(now.plusSeconds(seconds.getAsInt()))
        : Optional.empty();
  }
}
