package dev.malachite.domain;

import java.nio.charset.StandardCharsets;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Dates of HTTP: written as RFC 1123, read as RFC 1123, RFC 850 or asctime. */
public final class HttpDate {
  private static final List<String> DAYS = List.of("Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun");
  private static final List<String> MONTHS =
      List.of("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec");

  private static final String DAY = "(?:" + String.join("|", DAYS) + ")";
  private static final String LONG_DAY = "(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day";
  private static final String MONTH = "(?<month>" + String.join("|", MONTHS) + ")";
  private static final String TIME = "(?<hour>\\d\\d):(?<minute>\\d\\d):(?<second>\\d\\d)";
  private static final String ZONE = "(?:GMT|UTC)";

  private static final List<Pattern> FORMS =
      List.of(
          form(DAY + ",", "(?<day>\\d\\d?)", MONTH, "(?<year>\\d{4})", TIME, ZONE),
          form(LONG_DAY + ",", "(?<day>\\d\\d)-" + MONTH + "-(?<year>\\d\\d)", TIME, ZONE),
          form(DAY, MONTH, " ?(?<day>\\d\\d?)", TIME, "(?<year>\\d{4})"));

  private static final byte[] EXAMPLE =
      "Sun, 06 Nov 1994 08:49:37 GMT".getBytes(StandardCharsets.ISO_8859_1);
  private static final int FIRST_TWO_DIGIT_YEAR = 1970;

  private HttpDate() {}

  /** For example {@code Sun, 06 Nov 1994 08:49:37 GMT}. */
  public static String format(Instant instant) {
    LocalDateTime time = LocalDateTime.ofInstant(instant, ZoneOffset.UTC);
    byte[] text = EXAMPLE.clone();
    put(text, 0, DAYS.get(time.getDayOfWeek().getValue() - 1));
    Digits.put(text, 5, time.getDayOfMonth(), 2);
    put(text, 8, MONTHS.get(time.getMonthValue() - 1));
    Digits.put(text, 12, time.getYear(), 4);
    Digits.putTime(text, 17, time);
    return new String(text, StandardCharsets.ISO_8859_1);
  }

  private static void put(byte[] text, int at, String letters) {
    for (int i = 0; i < letters.length(); i++) {
      text[at + i] = (byte) letters.charAt(i);
    }
  }

  public static Instant parse(String field, String text) {
    String trimmed = text.strip();
    if (trimmed.length() == EXAMPLE.length && trimmed.endsWith(" GMT")) {
      Optional<Instant> common = rfc1123(trimmed);
      if (common.isPresent()) {
        return common.get();
      }
    }
    for (Pattern form : FORMS) {
      Matcher date = form.matcher(trimmed);
      if (date.matches()) {
        return instant(date, field, text);
      }
    }
    throw Malformed.value(field, text);
  }

  /** The form that every client writes, without the price of a pattern. */
  private static Optional<Instant> rfc1123(String text) {
    int month = MONTHS.indexOf(text.substring(8, 11));
    int day = Digits.parse(text, 5, 7);
    int year = Digits.parse(text, 12, 16);
    int hour = Digits.parse(text, 17, 19);
    int minute = Digits.parse(text, 20, 22);
    int second = Digits.parse(text, 23, 25);
    boolean sound =
        DAYS.contains(text.substring(0, 3))
            && text.startsWith(", ", 3)
            && text.charAt(7) == ' '
            && text.charAt(11) == ' '
            && text.charAt(16) == ' '
            && text.charAt(19) == ':'
            && text.charAt(22) == ':'
            && month >= 0
            && Math.min(day, year) >= 0
            && Math.min(hour, Math.min(minute, second)) >= 0;
    // Whether there is such a day and time is left to the slower way, which says what is wrong.
    if (!sound || day == 0 || day > 28 || hour > 23 || minute > 59 || second > 59 || year == 0) {
      return Optional.empty();
    }
    LocalDateTime time = LocalDateTime.of(year, month + 1, day, hour, minute, second);
    return Optional.of(time.toInstant(ZoneOffset.UTC));
  }

  private static Instant instant(Matcher date, String field, String text) {
    try {
      return LocalDateTime.of(
              year(date.group("year")),
              MONTHS.indexOf(date.group("month")) + 1,
              Integer.parseInt(date.group("day")),
              Integer.parseInt(date.group("hour")),
              Integer.parseInt(date.group("minute")),
              Integer.parseInt(date.group("second")))
          .toInstant(ZoneOffset.UTC);
    } catch (DateTimeException impossible) {
      throw Malformed.value(field, text);
    }
  }

  private static int year(String digits) {
    int year = Integer.parseInt(digits);
    if (digits.length() == 4) {
      return year;
    }
    return 1900 + year < FIRST_TWO_DIGIT_YEAR ? 2000 + year : 1900 + year;
  }

  private static Pattern form(String... parts) {
    return Pattern.compile(String.join(" ", parts));
  }
}
