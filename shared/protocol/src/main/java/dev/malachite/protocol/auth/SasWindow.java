package dev.malachite.protocol.auth;

import dev.malachite.domain.HttpDate;
import java.time.Instant;
import java.util.Optional;

/** When a token is good: from its start, if it has one, until just before its expiry. */
record SasWindow(Optional<Instant> start, Instant expiry) {
  void check(Instant now) {
    if (start.isPresent() && !expiry.isAfter(start.get())) {
      throw Failures.authentication(
          "Signed expiry time ["
              + HttpDate.format(expiry)
              + "] has to be after signed start time ["
              + HttpDate.format(start.get())
              + "]");
    }
    if ((start.isPresent() && now.isBefore(start.get())) || !now.isBefore(expiry)) {
      throw Failures.authentication(
          "Signature not valid in the specified time frame: "
              + start.map(from -> "Start [" + HttpDate.format(from) + "] - ").orElse("")
              + "Expiry ["
              + HttpDate.format(expiry)
              + "] - Current ["
              + HttpDate.format(now)
              + "]");
    }
  }
}
