package dev.malachite.table.model;

import dev.malachite.domain.IsoInstant;
import dev.malachite.store.Times;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.temporal.TemporalAccessor;
import java.util.Optional;

/** Dates as text: read with or without a zone, written in UTC without needless decimals. */
public final class EdmMoment {
  private static final Instant FIRST = Instant.parse("1601-01-01T00:00:00Z");
  private static final Instant LAST = Instant.parse("9999-12-31T23:59:59.9999999Z");

  private EdmMoment() {}

  /** Empty where it is no date, or none that can be stored. */
  public static Optional<EdmValue.Moment> parse(String text) {
    try {
      Instant instant = instant(text);
      return instant.isBefore(FIRST) || instant.isAfter(LAST.plusNanos(99))
          ? Optional.empty()
          : Optional.of(new EdmValue.Moment(Times.toTicks(instant)));
    } catch (DateTimeException malformed) {
      return Optional.empty();
    }
  }

  private static Instant instant(String text) {
    if (text.indexOf('T') < 0) {
      return LocalDate.parse(text).atStartOfDay().toInstant(ZoneOffset.UTC);
    }
    TemporalAccessor time =
        DateTimeFormatter.ISO_DATE_TIME.parseBest(text, OffsetDateTime::from, LocalDateTime::from);
    return time instanceof OffsetDateTime zoned
        ? zoned.toInstant()
        : LocalDateTime.from(time).toInstant(ZoneOffset.UTC);
  }

  public static String format(EdmValue.Moment moment) {
    String text = IsoInstant.format(Times.ofTicks(moment.ticks()));
    int end = text.length() - 1;
    while (text.charAt(end - 1) == '0') {
      end--;
    }
    return text.substring(0, text.charAt(end - 1) == '.' ? end - 1 : end) + "Z";
  }
}
