package dev.malachite.domain;

import static dev.malachite.domain.Refusals.assertMalformedValue;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class HttpDateTest {
  private static final DateTimeFormatter REFERENCE =
      DateTimeFormatter.ofPattern("EEE, dd MMM yyyy HH:mm:ss 'GMT'", Locale.ENGLISH)
          .withZone(ZoneOffset.UTC);

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          1994-11-06T08:49:37Z           | Sun, 06 Nov 1994 08:49:37 GMT
          1970-01-01T00:00:00Z           | Thu, 01 Jan 1970 00:00:00 GMT
          2024-02-29T23:59:59.999999999Z | Thu, 29 Feb 2024 23:59:59 GMT
          9999-12-31T23:59:59Z           | Fri, 31 Dec 9999 23:59:59 GMT
          """)
  void isWrittenAsRfc1123InWholeSeconds(Instant instant, String text) {
    assertThat(HttpDate.format(instant)).isEqualTo(text);
  }

  @Test
  void anyInstantIsWrittenAsTheReferenceWritesItAndReadBack() {
    Random random = new Random(1123);
    for (int i = 0; i < 5000; i++) {
      Instant instant = Instant.ofEpochSecond(random.nextLong(0, 253402300800L));
      String text = HttpDate.format(instant);
      assertThat(text).isEqualTo(REFERENCE.format(instant));
      assertThat(HttpDate.parse("Date", text)).isEqualTo(instant);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Sun, 06 Nov 1994 08:49:37 GMT",
        "Sun, 6 Nov 1994 08:49:37 GMT",
        "Sun, 06 Nov 1994 08:49:37 UTC",
        " Sun, 06 Nov 1994 08:49:37 GMT ",
        "Sunday, 06-Nov-94 08:49:37 GMT",
        "Sun Nov  6 08:49:37 1994",
        "Sun Nov 06 08:49:37 1994"
      })
  void threeFormsAreRead(String text) {
    assertThat(HttpDate.parse("Date", text)).isEqualTo(Instant.parse("1994-11-06T08:49:37Z"));
  }

  @ParameterizedTest
  @CsvSource({"00, 2000", "24, 2024", "69, 2069", "70, 1970", "99, 1999"})
  void twoDigitsOfAYearMeanTheYearsFrom1970To2069(String digits, int year) {
    Instant instant = HttpDate.parse("Date", "Monday, 01-Jan-" + digits + " 00:00:00 GMT");
    assertThat(instant.atZone(ZoneOffset.UTC).getYear()).isEqualTo(year);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "now",
        "1994-11-06T08:49:37Z",
        "06 Nov 1994 08:49:37 GMT",
        "Sun, 06 Nov 1994 08:49:37",
        "Sun, 06 Nov 1994 08:49:37 CET",
        "Sun, 06 Nov 1994 08:49 GMT",
        "Sun, 06 Nov 94 08:49:37 GMT",
        "Sun, 31 Feb 1994 08:49:37 GMT",
        "Sun, 06 Nov 1994 24:00:00 GMT",
        "Sun, 06 Nov 1994 08:60:00 GMT",
        "Sun, 06 Nov 1994 08:49:60 GMT",
        "Son, 06 Nov 1994 08:49:37 GMT",
        "Sun, 06 Okt 1994 08:49:37 GMT",
        "Sun, 06 Nov 1994 08:49:37 GMT, Sun, 06 Nov 1994 08:49:37 GMT"
      })
  void anythingElseIsMalformed(String text) {
    assertMalformedValue("x-ms-date", text, () -> HttpDate.parse("x-ms-date", text));
  }
}
