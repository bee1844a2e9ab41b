package dev.malachite.table.filter;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.malachite.protocol.errors.ApiException;
import dev.malachite.table.model.BinaryValue;
import dev.malachite.table.model.EdmValue;
import java.util.Optional;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class FilterParserTest {
  private static Filter compare(String property, Comparison comparison, EdmValue literal) {
    return new Filter.Compare(property, comparison, literal);
  }

  private static EdmValue literal(String text) {
    return ((Filter.Compare) FilterParser.parse("A eq " + text)).literal();
  }

  @Test
  void readsEveryKindOfLiteral() {
    UUID guid = UUID.fromString("a455c695-df98-5678-aaaa-81d3367e5a34");
    assertThat(literal("'it''s'")).isEqualTo(new EdmValue.Text("it's"));
    assertThat(literal("''")).isEqualTo(new EdmValue.Text(""));
    assertThat(literal("-5")).isEqualTo(new EdmValue.Int32(-5));
    assertThat(literal("5L")).isEqualTo(new EdmValue.Int64(5));
    assertThat(literal("9223372036854775807L")).isEqualTo(new EdmValue.Int64(Long.MAX_VALUE));
    assertThat(literal("3000000000")).isEqualTo(new EdmValue.Int64(3_000_000_000L));
    assertThat(literal("1.5")).isEqualTo(new EdmValue.Floating(1.5));
    assertThat(literal("-1.5e-3")).isEqualTo(new EdmValue.Floating(-0.0015));
    assertThat(literal("-INF")).isEqualTo(new EdmValue.Floating(Double.NEGATIVE_INFINITY));
    assertThat(literal("NaN")).isEqualTo(new EdmValue.Floating(Double.NaN));
    assertThat(literal("true")).isEqualTo(new EdmValue.Flag(true));
    assertThat(literal("guid'" + guid + "'")).isEqualTo(new EdmValue.Guid(guid));
    assertThat(literal("X'00fF'")).isEqualTo(new BinaryValue(new byte[] {0, -1}));
    assertThat(literal("binary'01'")).isEqualTo(new BinaryValue(new byte[] {1}));
    assertThat(literal("datetime'1970-01-01T00:00:01Z'"))
        .isEqualTo(new EdmValue.Moment(10_000_000));
    assertThat(literal("datetime'1970-01-01T00:00:00.0000001'")).isEqualTo(new EdmValue.Moment(1));
  }

  @Test
  void aLiteralMayStandOnTheLeft() {
    assertThat(FilterParser.parse("5 lt A"))
        .isEqualTo(compare("A", Comparison.GT, new EdmValue.Int32(5)));
    assertThat(FilterParser.parse("'x' ge A"))
        .isEqualTo(compare("A", Comparison.LE, new EdmValue.Text("x")));
  }

  @Test
  void andBindsTighterThanOr_andNotTighterThanBoth() {
    Filter a = compare("A", Comparison.EQ, new EdmValue.Int32(1));
    Filter b = compare("B", Comparison.EQ, new EdmValue.Int32(2));
    Filter c = compare("C", Comparison.EQ, new EdmValue.Int32(3));
    assertThat(FilterParser.parse("A eq 1 or B eq 2 and C eq 3"))
        .isEqualTo(new Filter.Or(a, new Filter.And(b, c)));
    assertThat(FilterParser.parse("(A eq 1 or B eq 2) and C eq 3"))
        .isEqualTo(new Filter.And(new Filter.Or(a, b), c));
    assertThat(FilterParser.parse("not A eq 1 and not(B eq 2)"))
        .isEqualTo(new Filter.And(new Filter.Not(a), new Filter.Not(b)));
  }

  @Test
  void aBooleanPropertyIsAConditionByItself() {
    assertThat(FilterParser.parse("not Active or Old"))
        .isEqualTo(
            new Filter.Or(
                new Filter.Not(compare("Active", Comparison.EQ, new EdmValue.Flag(true))),
                compare("Old", Comparison.EQ, new EdmValue.Flag(true))));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "aaa bbb ccc | Syntax error at position 7 in ''aaa bbb ccc''.",
        "A eq | Syntax error at position 4 in ''A eq''.",
        "(A eq 1 | Syntax error at position 7 in ''(A eq 1''.",
        "A eq 1) | Syntax error at position 7 in ''A eq 1)''.",
        "A eq B | Syntax error at position 6 in ''A eq B''.",
        "A eq 12x | Syntax error at position 8 in ''A eq 12x''.",
        "A = 1 | Syntax error at position 3 in ''A = 1''.",
        "A eq 5 and | Syntax error at position 10 in ''A eq 5 and''.",
      })
  void saysWhereTheSyntaxIsWrong(String filter, String message) {
    assertThatThrownBy(() -> FilterParser.parse(filter))
        .isInstanceOfSatisfying(
            ApiException.class, error -> assertThat(error.text()).isEqualTo(message));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "A eq 'open",
        "A eq datetime'yesterday'",
        "A eq guid'1'",
        "A eq X'0'",
        "A eq 99999999999999999999L",
        "A eq 1 eq 2",
        "eq eq 1",
        "A eq -",
        "",
        "()",
        "1 eq 1"
      })
  void refusesWhatIsNoFilter(String filter) {
    assertThatThrownBy(() -> FilterParser.parse(filter))
        .isInstanceOfSatisfying(
            ApiException.class, error -> assertThat(error.code().code()).isEqualTo("InvalidInput"));
  }

  @Test
  void functionsAreNotImplemented() {
    assertThatThrownBy(() -> FilterParser.parse("startswith(A,'x')"))
        .isInstanceOfSatisfying(
            ApiException.class,
            error -> assertThat(error.code().code()).isEqualTo("NotImplemented"));
  }

  @Test
  void takesFifteenComparisonsAndNoMore() {
    String fifteen = "A eq 1" + " or A eq 1".repeat(14);
    assertThat(FilterParser.parse(fifteen).test(_ -> Optional.of(new EdmValue.Int32(1)))).isTrue();
    assertThatThrownBy(() -> FilterParser.parse(fifteen + " or A eq 1"))
        .isInstanceOf(ApiException.class);
  }

  @Test
  void deepNestingIsRefusedBeforeTheStackEnds() {
    assertThatThrownBy(() -> FilterParser.parse("(".repeat(100_000)))
        .isInstanceOf(ApiException.class);
    assertThatThrownBy(() -> FilterParser.parse("not ".repeat(100_000)))
        .isInstanceOf(ApiException.class);
  }
}
