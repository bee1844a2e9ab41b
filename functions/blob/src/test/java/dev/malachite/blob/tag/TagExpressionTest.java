package dev.malachite.blob.tag;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TagExpressionTest {
  private static final Map<String, String> TAGS = Map.of("a", "1", "b", "it's", "c d", "x");

  @ParameterizedTest
  @ValueSource(
      strings = {
        "a = '1'",
        "a='1'AND\"c d\"='x'",
        "b = 'it''s'",
        "a >= '1' and a <= '1'",
        "a > '0' AND a < '2'",
        "a <> '2'",
        "missing <> 'x'",
        "a = '2' OR b > 'a'",
        "a = '2' OR a = '1' AND b = 'it''s'",
        "(a = '2' OR a = '1') AND \"c d\" = 'x'"
      })
  void theseMatch(String text) {
    assertThat(TagParser.condition(text).matches(TAGS)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "a = '2'",
        "A = '1'",
        "missing = ''",
        "missing < 'x'",
        "a = '1' AND b = 'x'",
        "(a = '1' OR b = 'x') AND \"c d\" = 'y'"
      })
  void theseDoNot(String text) {
    assertThat(TagParser.condition(text).matches(TAGS)).isFalse();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "a",
        "a =",
        "a = 1",
        "a = '1",
        "a == '1'",
        "a = '1' b = '2'",
        "(a = '1'",
        "a = '1')",
        "'a' = '1'",
        "a = '1' AND",
        "a ! '1'",
        "AND a = '1'"
      })
  void theseAreRefused(String text) {
    assertThatThrownBy(() -> TagParser.condition(text)).isInstanceOf(TagSyntax.class);
  }

  @ParameterizedTest
  @ValueSource(strings = {"a = '1' OR b = '2'", "(a = '1')", "a <> '1'"})
  void searchesKnowLess(String text) {
    assertThatThrownBy(() -> TagParser.search(text))
        .isInstanceOf(TagSyntax.class)
        .hasMessageStartingWith("Error parsing query at or near character position ");
  }

  @Test
  void aConditionHasAtMostTenLogicalOperators() {
    String ten = "a = '1'" + " AND a = '1'".repeat(10);
    assertThat(TagParser.condition(ten).matches(TAGS)).isTrue();
    assertThatThrownBy(() -> TagParser.condition(ten + " OR a = '1'"))
        .isInstanceOf(TagSyntax.class);
  }
}
