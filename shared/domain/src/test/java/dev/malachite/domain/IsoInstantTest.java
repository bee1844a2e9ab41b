package dev.malachite.domain;

import static dev.malachite.domain.Refusals.assertMalformedValue;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class IsoInstantTest {
  @ParameterizedTest
  @CsvSource({
    "2020-12-18T15:42:08.081409900Z, 2020-12-18T15:42:08.0814099Z",
    "2020-12-18T15:42:08.081409999Z, 2020-12-18T15:42:08.0814099Z",
    "2020-12-18T15:42:08Z, 2020-12-18T15:42:08.0000000Z",
    "1601-01-01T00:00:00Z, 1601-01-01T00:00:00.0000000Z",
    "9999-12-31T23:59:59.999999999Z, 9999-12-31T23:59:59.9999999Z"
  })
  void isWrittenWithSevenDecimals(Instant instant, String text) {
    assertThat(IsoInstant.format(instant)).isEqualTo(text);
  }

  @ParameterizedTest
  @CsvSource({
    "2020-12-18, 2020-12-18T00:00:00Z",
    "2020-12-18T15:42Z, 2020-12-18T15:42:00Z",
    "2020-12-18T15:42:08Z, 2020-12-18T15:42:08Z",
    "2020-12-18T15:42:08.1Z, 2020-12-18T15:42:08.1Z",
    "2020-12-18T15:42:08.081Z, 2020-12-18T15:42:08.081Z",
    "2020-12-18T15:42:08.081409Z, 2020-12-18T15:42:08.081409Z",
    "2020-12-18T15:42:08.0814099Z, 2020-12-18T15:42:08.081409900Z",
    "2020-12-18T15:42:08+02:00, 2020-12-18T13:42:08Z",
    "2020-12-18T15:42-01:30, 2020-12-18T17:12:00Z"
  })
  void severalPrecisionsAreRead(String text, Instant instant) {
    assertThat(IsoInstant.parse("se", text)).isEqualTo(instant);
  }

  @Test
  void whatIsWrittenIsReadBackToATenthOfAMicrosecond() {
    Random random = new Random(8601);
    for (int i = 0; i < 5000; i++) {
      Instant instant =
          Instant.ofEpochSecond(
              random.nextLong(-11644473600L, 253402300800L), 100L * random.nextInt(10_000_000));
      assertThat(IsoInstant.parse("snapshot", IsoInstant.format(instant))).isEqualTo(instant);
    }
  }

  @Test
  void textsAreOrderedAsTheirInstants() {
    Instant earlier = Instant.parse("2020-12-18T15:42:08.9Z");
    Instant later = Instant.parse("2020-12-18T15:42:09Z");
    assertThat(IsoInstant.format(earlier)).isLessThan(IsoInstant.format(later));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "2020",
        "2020-12",
        "2020-13-01",
        "2020-02-30",
        "2020-12-18Z",
        "2020-12-18T15Z",
        "2020-12-18T15:42",
        "2020-12-18T15:42:08",
        "2020-12-18T24:00:00Z",
        "2020-12-18T15:60:00Z",
        "2020-12-18T15:42:08.Z",
        "2020-12-18T15:42:08.1234567890Z",
        "2020-12-18T15:42:08+99:00",
        "2020-12-18 15:42:08Z",
        "20201218T154208Z",
        "Fri, 18 Dec 2020 15:42:08 GMT",
        " 2020-12-18"
      })
  void anythingElseIsMalformed(String text) {
    assertMalformedValue("se", text, () -> IsoInstant.parse("se", text));
  }
}
