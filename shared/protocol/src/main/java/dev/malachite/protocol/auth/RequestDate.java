package dev.malachite.protocol.auth;

import dev.malachite.domain.HttpDate;
import dev.malachite.domain.Latest;
import dev.malachite.domain.Malformed;
import dev.malachite.protocol.Call;
import java.time.Duration;
import java.time.Instant;

/** A signed request is good for fifteen minutes, before or after: clocks differ. */
final class RequestDate {
  private static final Duration TOLERANCE = Duration.ofMinutes(15);

  // Whoever signs at all signs many requests in the same second.
  private static final Latest<String, Instant> DATES =
      new Latest<>(text -> HttpDate.parse("x-ms-date", text));

  private RequestDate() {}

  /** What x-ms-date says, or else Date. */
  static String of(Call call) {
    return call.header("x-ms-date").or(() -> call.header("Date")).orElse("");
  }

  static void check(Call call) {
    String text = of(call);
    if (text.isEmpty()) {
      throw Failures.authentication("Request date header not specified");
    }
    Instant date = parse(text);
    if (date.isBefore(call.receivedAt().minus(TOLERANCE))) {
      throw Failures.authentication("Request date header too old: '" + text + "'");
    }
    if (date.isAfter(call.receivedAt().plus(TOLERANCE))) {
      throw Failures.authentication("Request date header too far in the future: '" + text + "'");
    }
  }

  private static Instant parse(String text) {
    try {
      return DATES.of(text);
    } catch (Malformed malformed) {
      throw Failures.authentication("Request date header not valid: '" + text + "'");
    }
  }
}
