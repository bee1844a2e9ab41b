package dev.malachite.domain;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.List;
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

  private static final int FIRST_TWO_DIGIT_YEAR = 1970;

  private HttpDate() {}

  /** For example {@code Sun, 06 Nov 1994 08:49:37 GMT}. */
  public static String format(Instant instant) {
    LocalDateTime time = LocalDateTime.ofInstant(instant, ZoneOffset.UTC);
    StringBuilder text = new StringBuilder(29);
    text.append(DAYS.get(time.getDayOfWeek().getValue() - 1)).append(", ");
    Digits.append(text, time.getDayOfMonth(), 2);
    text.append(' ').append(MONTHS.get(time.getMonthValue() - 1)).append(' ');
    Digits.append(text, time.getYear(), 4);
    text.append(' ');
    Digits.appendTime(text, time);
    return text.append(" GMT").toString();
  }

  public static Instant parse(String field, String text) {
    String trimmed = text.strip();
    for (Pattern form : FORMS) {
      Matcher date = form.matcher(trimmed);
      if (date.matches()) {
        return instant(date, field, text);
      }
    }
    throw Malformed.value(field, text);
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
