package dev.malachite.domain;

import static dev.malachite.domain.Refusals.assertMalformedValue;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ETagTest {
  @Test
  void aFreshTagHasThirteenUppercaseDigitsOfTheUniqueNumber() {
    assertThat(ETag.fresh(FixedIds.of(0x1234567890abcL)).value()).isEqualTo("0x8D1234567890ABC");
    assertThat(ETag.fresh(FixedIds.of(1)).value()).isEqualTo("0x8D0000000000001");
    assertThat(ETag.fresh(FixedIds.of(-1)).value()).isEqualTo("0x8DFFFFFFFFFFFFF");
  }

  @Test
  void freshTagsDiffer() {
    Ids ids = Ids.secure();
    assertThat(ETag.fresh(ids)).isNotEqualTo(ETag.fresh(ids));
  }

  @Test
  void headersCarryItQuotedAndListingsBare() {
    ETag tag = new ETag("0x8D1234567890ABC");
    assertThat(tag.quoted()).isEqualTo("\"0x8D1234567890ABC\"");
    assertThat(tag.value()).isEqualTo("0x8D1234567890ABC");
  }

  @ParameterizedTest
  @ValueSource(strings = {"\"0x8DA\"", "0x8DA", "W/\"0x8DA\"", "W/0x8DA", "  \"0x8DA\" "})
  void allNotationsMeanTheSameTag(String text) {
    assertThat(ETag.parse("If-Match", text)).isEqualTo(new ETag("0x8DA"));
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '`',
      delimiter = '|',
      value = {
        "W/\"datetime'2020-12-18T15%3A42%3A08.0814099Z'\" | datetime'2020-12-18T15%3A42%3A08.0814099Z'",
        "anything | anything",
        "\"with space\" | with space"
      })
  void tagsAreOpaque(String text, String value) {
    assertThat(ETag.parse("If-Match", text).value()).isEqualTo(value);
  }

  @Test
  void tagsAreCaseSensitive() {
    assertThat(ETag.parse("f", "\"0x8da\"")).isNotEqualTo(ETag.parse("f", "\"0x8DA\""));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " ", "\"", "\"\"", "W/", "W/\"\"", "\"a", "a\"", "a\"b", "a\nb"})
  void anythingElseIsMalformed(String text) {
    assertMalformedValue("If-Match", text, () -> ETag.parse("If-Match", text));
  }
}
