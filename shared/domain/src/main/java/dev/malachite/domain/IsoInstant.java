package dev.malachite.domain;

import java.nio.charset.StandardCharsets;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.ZoneOffset;
import java.time.temporal.ChronoField;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Instants as ISO 8601: written with seven decimals, read in the precisions that SAS allows. */
public final class IsoInstant {
  private static final int DECIMALS = 7;
  private static final int NANOS_PER_TICK = 100;
  private static final byte[] EXAMPLE =
      "2020-12-18T15:42:08.0814099Z".getBytes(StandardCharsets.ISO_8859_1);
  private static final Pattern FORM =
      Pattern.compile(
          "(?<date>\\d{4}-\\d\\d-\\d\\d)"
              + "(?:T(?<time>\\d\\d:\\d\\d(?::\\d\\d(?:\\.\\d{1,9})?)?)(?<zone>Z|[+-]\\d\\d:\\d\\d))?");

  private IsoInstant() {}

  /** For example {@code 2020-12-18T15:42:08.0814099Z}. */
  public static String format(Instant instant) {
    LocalDateTime time = LocalDateTime.ofInstant(instant, ZoneOffset.UTC);
    byte[] text = EXAMPLE.clone();
    Digits.put(text, 0, time.getYear(), 4);
    Digits.put(text, 5, time.getMonthValue(), 2);
    Digits.put(text, 8, time.getDayOfMonth(), 2);
    Digits.putTime(text, 11, time);
    Digits.put(text, 20, time.get(ChronoField.NANO_OF_SECOND) / NANOS_PER_TICK, DECIMALS);
    return new String(text, StandardCharsets.ISO_8859_1);
  }

  /** A date alone means its first instant in UTC. */
  public static Instant parse(String field, String text) {
    Matcher form = FORM.matcher(text);
    if (!form.matches()) {
      throw Malformed.value(field, text);
    }
    try {
      LocalDate date = LocalDate.parse(form.group("date"));
      return form.group("time") == null
          ? date.atStartOfDay().toInstant(ZoneOffset.UTC)
          : date.atTime(LocalTime.parse(form.group("time")))
              .toInstant(ZoneOffset.of(form.group("zone")));
    } catch (DateTimeException impossible) {
      throw Malformed.value(field, text);
    }
  }
}
