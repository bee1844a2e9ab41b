package dev.malachite.domain;

import static dev.malachite.domain.Refusals.assertMalformedValue;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ByteRangeTest {
  @ParameterizedTest
  @CsvSource({
    "bytes=0-0, 0, 0",
    "bytes=5-9, 5, 9",
    "bytes=5-, 5, ",
    "bytes=0-, 0, ",
    "Bytes=1-2, 1, 2",
    "' bytes=1-2 ', 1, 2",
    "bytes=007-08, 7, 8"
  })
  void twoFormsAreRead(String text, long first, Long last) {
    ByteRange expected =
        new ByteRange(first, last == null ? OptionalLong.empty() : OptionalLong.of(last));
    assertThat(ByteRange.parse("Range", text)).isEqualTo(expected);
    assertThat(ByteRange.forRead(Optional.of(text), Optional.empty())).contains(expected);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "bytes",
        "bytes=",
        "bytes=-",
        "bytes=-5",
        "bytes=9-5",
        "bytes=a-b",
        "bytes=1-2,4-5",
        "bytes=1 - 2",
        "bytes=1-2x",
        "items=1-2",
        "1-2",
        "bytes=+1-2",
        "bytes=1--2",
        "bytes:1-2"
      })
  void anythingElseIsNoRangeForReadsAndMalformedForWrites(String text) {
    assertThat(ByteRange.forRead(Optional.of(text), Optional.empty())).isEmpty();
    assertThat(ByteRange.forRead(Optional.of("bytes=0-1"), Optional.of(text))).isEmpty();
    assertMalformedValue("x-ms-range", text, () -> ByteRange.parse("x-ms-range", text));
    assertMalformedValue("x-ms-range", text, () -> ByteSpan.parse("x-ms-range", text));
  }

  @Test
  void theServicesOwnHeaderWins() {
    ByteRange own = ByteRange.parse("x-ms-range", "bytes=3-4");
    assertThat(ByteRange.forRead(Optional.of("bytes=1-2"), Optional.of("bytes=3-4"))).contains(own);
    assertThat(ByteRange.forRead(Optional.empty(), Optional.of("bytes=3-4"))).contains(own);
    assertThat(ByteRange.forRead(Optional.empty(), Optional.empty())).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "bytes=0-0, 10, 0, 0",
    "bytes=0-9, 10, 0, 9",
    "bytes=0-10, 10, 0, 9",
    "bytes=9-9, 10, 9, 9",
    "bytes=9-, 10, 9, 9",
    "bytes=0-, 10, 0, 9",
    "bytes=3-99999999999999999999, 10, 3, 9",
    "bytes=0-18446744073709551615, 1, 0, 0"
  })
  void aRangeIsClippedToTheLength(String text, long length, long first, long last) {
    assertThat(ByteRange.parse("Range", text).resolve(length)).contains(new ByteSpan(first, last));
  }

  @ParameterizedTest
  @CsvSource({
    "bytes=10-, 10",
    "bytes=10-20, 10",
    "bytes=0-, 0",
    "bytes=0-0, 0",
    "bytes=99999999999999999999-, 10"
  })
  void aRangeThatStartsAtOrBehindTheEndIsUnsatisfiable(String text, long length) {
    assertThat(ByteRange.parse("Range", text).resolve(length)).isEmpty();
  }

  @Test
  void aSpanKnowsItsLength() {
    assertThat(ByteSpan.parse("Range", "bytes=512-1023").length()).isEqualTo(512);
    assertThat(new ByteSpan(7, 7).length()).isEqualTo(1);
    assertThat(ByteSpan.parse("Range", "bytes=0-99999999999999999999").length()).isPositive();
  }

  @Test
  void aSpanForWritesNeedsBothEnds() {
    assertMalformedValue("Range", "bytes=5-", () -> ByteSpan.parse("Range", "bytes=5-"));
  }

  @Test
  void aSpanIsNeverEmpty() {
    assertThatIllegalArgumentException().isThrownBy(() -> new ByteSpan(5, 4));
    assertThatIllegalArgumentException().isThrownBy(() -> new ByteSpan(-1, 4));
  }
}
