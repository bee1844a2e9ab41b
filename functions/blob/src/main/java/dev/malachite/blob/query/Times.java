package dev.malachite.blob.query;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoUnit;
import java.util.Locale;

/** Timestamps and their parts. */
final class Times {
  private Times() {}

  static Instant of(Value value) {
    return value instanceof Value.Time time ? time.instant() : parse(value.text().strip());
  }

  private static Instant parse(String text) {
    try {
      if (text.indexOf('T') < 0) {
        return LocalDate.parse(text).atStartOfDay(ZoneOffset.UTC).toInstant();
      }
      boolean zoned = text.matches(".*(Z|[+-][0-9]{2}:?[0-9]{2})");
      return zoned
          ? OffsetDateTime.parse(text).toInstant()
          : LocalDateTime.parse(text).toInstant(ZoneOffset.UTC);
    } catch (DateTimeException malformed) {
      throw QueryFault.type("Not a timestamp: " + text);
    }
  }

  static String format(Instant instant, String pattern) {
    try {
      return DateTimeFormatter.ofPattern(pattern, Locale.ENGLISH)
          .withZone(ZoneOffset.UTC)
          .format(instant);
    } catch (DateTimeException | IllegalArgumentException unknown) {
      throw QueryFault.type("Not a format of timestamps: " + pattern);
    }
  }

  static Instant add(String part, long amount, Instant instant) {
    try {
      return instant.atOffset(ZoneOffset.UTC).plus(amount, unit(part)).toInstant();
    } catch (DateTimeException | ArithmeticException outOfRange) {
      throw QueryFault.type("The timestamp is out of range.");
    }
  }

  static long difference(String part, Instant from, Instant to) {
    return unit(part).between(from.atOffset(ZoneOffset.UTC), to.atOffset(ZoneOffset.UTC));
  }

  static long extract(String part, Instant instant) {
    OffsetDateTime time = instant.atOffset(ZoneOffset.UTC);
    return switch (unit(part)) {
      case YEARS -> time.getYear();
      case MONTHS -> time.getMonthValue();
      case DAYS -> time.getDayOfMonth();
      case HOURS -> time.getHour();
      case MINUTES -> time.getMinute();
      case SECONDS -> time.getSecond();
      case MILLIS -> time.getNano() / 1_000_000;
      default -> throw QueryFault.type("Not a part of a timestamp: " + part);
    };
  }

  private static ChronoUnit unit(String part) {
    return switch (part.toUpperCase(Locale.ROOT)) {
      case "YEAR" -> ChronoUnit.YEARS;
      case "MONTH" -> ChronoUnit.MONTHS;
      case "DAY" -> ChronoUnit.DAYS;
      case "HOUR" -> ChronoUnit.HOURS;
      case "MINUTE" -> ChronoUnit.MINUTES;
      case "SECOND" -> ChronoUnit.SECONDS;
      case "MILLISECOND" -> ChronoUnit.MILLIS;
      default -> throw QueryFault.type("Not a part of a timestamp: " + part);
    };
  }
}
