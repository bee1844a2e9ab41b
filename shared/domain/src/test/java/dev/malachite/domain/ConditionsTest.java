package dev.malachite.domain;

import static dev.malachite.domain.Refusals.assertMalformedValue;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ConditionsTest {
  private static final String DATE = "Sun, 06 Nov 1994 08:49:37 GMT";
  private static final Instant INSTANT = Instant.parse("1994-11-06T08:49:37Z");

  @Test
  void withoutHeadersThereAreNoConditions() {
    assertThat(Conditions.parse(name -> Optional.empty())).isEqualTo(Conditions.NONE);
  }

  @Test
  void allFourHeadersAreRead() {
    Conditions conditions =
        parse(
            Map.of(
                "If-Match",
                "\"a\"",
                "If-None-Match",
                "\"b\", c",
                "If-Modified-Since",
                DATE,
                "If-Unmodified-Since",
                DATE));
    assertThat(conditions.ifMatch()).contains(new ETagSet(false, List.of(new ETag("a"))));
    assertThat(conditions.ifNoneMatch())
        .contains(new ETagSet(false, List.of(new ETag("b"), new ETag("c"))));
    assertThat(conditions.ifModifiedSince()).contains(INSTANT);
    assertThat(conditions.ifUnmodifiedSince()).contains(INSTANT);
  }

  @Test
  void headersUnderAPrefixAreReadByTheirLowerCaseNames() {
    Map<String, String> headers =
        Map.of("x-ms-source-if-match", "*", "x-ms-source-if-unmodified-since", DATE);
    Conditions conditions =
        Conditions.parse("x-ms-source-", name -> Optional.ofNullable(headers.get(name)));
    assertThat(conditions.ifMatch()).contains(new ETagSet(true, List.of()));
    assertThat(conditions.ifNoneMatch()).isEmpty();
    assertThat(conditions.ifModifiedSince()).isEmpty();
    assertThat(conditions.ifUnmodifiedSince()).contains(INSTANT);
  }

  @Test
  void aMalformedHeaderUnderAPrefixIsNamedInFull() {
    Map<String, String> headers = Map.of("x-ms-source-if-modified-since", "soon");
    assertMalformedValue(
        "x-ms-source-if-modified-since",
        "soon",
        () -> Conditions.parse("x-ms-source-", name -> Optional.ofNullable(headers.get(name))));
  }

  @Test
  void aCommaInsideQuotesDoesNotSeparateTags() {
    assertThat(parse(Map.of("If-Match", "\"a,b\",\"c\"")).ifMatch())
        .contains(new ETagSet(false, List.of(new ETag("a,b"), new ETag("c"))));
  }

  @Test
  void aQuotedStarIsATag() {
    assertThat(parse(Map.of("If-Match", "\"*\"")).ifMatch())
        .contains(new ETagSet(false, List.of(new ETag("*"))));
  }

  @ParameterizedTest
  @ValueSource(strings = {"If-Modified-Since", "If-Unmodified-Since"})
  void severalDatesAreMalformed(String header) {
    String two = DATE + ", " + DATE;
    assertMalformedValue(header, two, () -> parse(Map.of(header, two)));
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '`',
      delimiter = '|',
      value = {
        "If-Match            | ``",
        "If-Match            | \"a",
        "If-None-Match       | \"\"",
        "If-Modified-Since   | 1994-11-06T08:49:37Z",
        "If-Unmodified-Since | ``"
      })
  void aHeaderThatCannotBeReadIsNamed(String header, String text) {
    assertMalformedValue(header, text, () -> parse(Map.of(header, text)));
  }

  @Test
  void datesOnlyForgetsTheTags() {
    Conditions conditions =
        parse(
            Map.of(
                "If-Match",
                "a",
                "If-None-Match",
                "b",
                "If-Modified-Since",
                DATE,
                "If-Unmodified-Since",
                DATE));
    assertThat(conditions.datesOnly())
        .isEqualTo(
            new Conditions(
                Optional.empty(), Optional.empty(), Optional.of(INSTANT), Optional.of(INSTANT)));
  }

  private static Conditions parse(Map<String, String> headers) {
    return Conditions.parse(name -> Optional.ofNullable(headers.get(name)));
  }
}
