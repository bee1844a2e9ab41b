package dev.malachite.table.filter;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class PlannerTest {
  private static final String ROW = "\u0001";
  private static final String AFTER = "\u0002";

  static Stream<Arguments> plans() {
    return Stream.of(
        plan("PartitionKey eq 'a'", "a" + ROW + " to a" + AFTER),
        plan("PartitionKey eq 'a' and RowKey eq 'r'", "a" + ROW + "r to a" + ROW + "r" + ROW),
        plan(
            "RowKey ge 'b' and PartitionKey eq 'a' and RowKey lt 'd'",
            "a" + ROW + "b to a" + ROW + "d"),
        plan(
            "PartitionKey eq 'a' and not (RowKey le 'b' or RowKey gt 'd') and X eq 5",
            "a" + ROW + "b" + ROW + " to a" + ROW + "d" + ROW),
        plan("PartitionKey ge 'a' and PartitionKey lt 'c'", "a to c"),
        plan("PartitionKey gt 'a' and PartitionKey le 'c'", "a" + AFTER + " to c" + AFTER),
        plan(
            "PartitionKey eq 'c' or PartitionKey eq 'a'",
            "a" + ROW + " to a" + AFTER,
            "c" + ROW + " to c" + AFTER),
        plan("PartitionKey ne 'b'", " to b", "b" + AFTER + " on"),
        plan("PartitionKey eq 'a' and PartitionKey eq 'b'"),
        plan("PartitionKey eq 5"),
        plan("not (PartitionKey eq 5)", " on"),
        plan("PartitionKey eq 'a' or X eq 1", " on"),
        plan("PartitionKey eq 'a' and X eq 1", "a" + ROW + " to a" + AFTER),
        plan("RowKey eq 'r'", " on"),
        plan("false"));
  }

  private static Arguments plan(String filter, String... stretches) {
    return Arguments.of(filter, List.of(stretches));
  }

  @ParameterizedTest
  @MethodSource("plans")
  void readsOnlyKeysThatCanMatch(String filter, List<String> stretches) {
    assertThat(Planner.stretches(FilterParser.parse(filter)))
        .map(stretch ->
            stretch.span().from() + stretch.span().to().map(end -> " to " + end).orElse(" on"))
        .isEqualTo(stretches);
  }
}
