package dev.malachite.file.model;

import dev.malachite.domain.IsoInstant;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Headers;
import java.time.Instant;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** A header with a time, or with a word for one. */
record TimeHeader(Optional<Instant> time, boolean now) {
  static final TimeHeader KEPT = new TimeHeader(Optional.empty(), false);
  private static final Set<String> KEEP = Set.of("preserve", "source", "");

  static TimeHeader of(Call call, String name) {
    return of(call.headers(), name);
  }

  static TimeHeader of(Headers headers, String name) {
    String text = headers.first(name).orElse("");
    if (KEEP.contains(text.toLowerCase(Locale.ROOT))) {
      return KEPT;
    }
    return text.equalsIgnoreCase("now")
        ? new TimeHeader(Optional.empty(), true)
        : new TimeHeader(Optional.of(IsoInstant.parse(name, text)), false);
  }

  TimeHeader orElse(TimeHeader other) {
    return equals(KEPT) ? other : this;
  }

  Instant or(Instant kept, Instant present) {
    return time.orElse(now ? present : kept);
  }
}
