package dev.malachite.domain;

import static dev.malachite.domain.LeaseExamples.NOW;
import static dev.malachite.domain.LeaseExamples.THIRTY;
import static dev.malachite.domain.LeaseExamples.fixed;
import static dev.malachite.domain.LeaseExamples.id;
import static dev.malachite.domain.LeaseExamples.infinite;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The outcome table of lease operations, cell by cell. A holds the lease, X is a generated id. */
class LeaseTableTest {
  private static final List<LeaseState> STATES =
      List.of(
          LeaseState.AVAILABLE,
          LeaseState.LEASED,
          LeaseState.BREAKING,
          LeaseState.BROKEN,
          LeaseState.EXPIRED);

  private static final Map<String, LeaseRefusal> REFUSALS =
      Map.of(
          "Present", LeaseRefusal.LEASE_ALREADY_PRESENT,
          "Mismatch", LeaseRefusal.LEASE_ID_MISMATCH_WITH_LEASE_OPERATION,
          "NotPresent", LeaseRefusal.LEASE_NOT_PRESENT_WITH_LEASE_OPERATION,
          "IsBreaking", LeaseRefusal.LEASE_IS_BREAKING_AND_CANNOT_BE_ACQUIRED,
          "NoChange", LeaseRefusal.LEASE_IS_BREAKING_AND_CANNOT_BE_CHANGED,
          "NoRenewal", LeaseRefusal.LEASE_IS_BROKEN_AND_CANNOT_BE_RENEWED);

  private static final String TABLE =
      """
      action      | available  | leased     | breaking   | broken     | expired
      acquire X   | leased X   | Present    | Present    | leased X   | leased X
      acquire A   | leased A   | leased A   | IsBreaking | leased A   | leased A
      acquire B   | leased B   | Present    | Present    | leased B   | leased B
      renew A     | Mismatch   | leased A   | NoRenewal  | NoRenewal  | leased A
      renew B     | Mismatch   | Mismatch   | Mismatch   | Mismatch   | Mismatch
      change A B  | NotPresent | leased B   | NoChange   | NotPresent | NotPresent
      change A A  | NotPresent | leased A   | NoChange   | NotPresent | NotPresent
      change B A  | NotPresent | leased A   | Mismatch   | NotPresent | NotPresent
      change B C  | NotPresent | Mismatch   | Mismatch   | NotPresent | NotPresent
      release A   | Mismatch   | available  | available  | available  | available
      release B   | Mismatch   | Mismatch   | Mismatch   | Mismatch   | Mismatch
      break none  | NotPresent | breaking A | breaking A | broken A   | broken A
      break 0     | NotPresent | broken A   | broken A   | broken A   | broken A
      break 5     | NotPresent | breaking A | breaking A | broken A   | broken A
      break 60    | NotPresent | breaking A | breaking A | broken A   | broken A
      """;

  @ParameterizedTest(name = "{0} in state {1}: {2}")
  @MethodSource("cells")
  void fixedLease(String action, LeaseState state, String expected) {
    assertThat(fixed(state).state(NOW)).isEqualTo(state);
    assertOutcome(apply(action, fixed(state)), expected);
  }

  @ParameterizedTest(name = "{0} in state {1}: {2}")
  @MethodSource("infiniteCells")
  void infiniteLease(String action, LeaseState state, String expected) {
    assertThat(infinite(state).state(NOW)).isEqualTo(state);
    assertOutcome(apply(action, infinite(state)), expected);
  }

  static Stream<Arguments> cells() {
    return TABLE.lines().skip(1).flatMap(LeaseTableTest::row);
  }

  static Stream<Arguments> infiniteCells() {
    return cells()
        .map(Arguments::get)
        .filter(cell -> cell[1] != LeaseState.EXPIRED)
        .map(cell ->
            cell[0].equals("break none") && cell[1] == LeaseState.LEASED
                ? Arguments.of(cell[0], cell[1], "broken A")
                : Arguments.of(cell));
  }

  private static Stream<Arguments> row(String line) {
    List<String> columns = Arrays.stream(line.split("\\|")).map(String::strip).toList();
    return IntStream.range(0, STATES.size())
        .mapToObj(i -> Arguments.of(columns.get(0), STATES.get(i), columns.get(i + 1)));
  }

  private static LeaseOutcome apply(String action, Lease lease) {
    List<String> words = List.of(action.split(" "));
    return switch (words.get(0)) {
      case "acquire" -> lease.acquire(id(words.get(1)), THIRTY, NOW);
      case "renew" -> lease.renew(id(words.get(1)), NOW);
      case "change" -> lease.change(id(words.get(1)), id(words.get(2)), NOW);
      case "release" -> lease.release(id(words.get(1)));
      case "break" -> lease.breakLease(period(words.get(1)), NOW);
      default -> throw new IllegalArgumentException(action);
    };
  }

  private static Optional<BreakPeriod> period(String word) {
    return word.equals("none")
        ? Optional.empty()
        : Optional.of(new BreakPeriod(Integer.parseInt(word)));
  }

  private static void assertOutcome(LeaseOutcome outcome, String expected) {
    switch (outcome) {
      case LeaseOutcome.Granted granted -> {
        String holder = granted.lease().id().map(LeaseTableTest::letter).orElse("");
        assertThat((granted.lease().state(NOW).text() + " " + holder).strip()).isEqualTo(expected);
      }
      case LeaseOutcome.Refused refused ->
          assertThat(refused.reason()).isEqualTo(REFUSALS.get(expected));
    }
  }

  private static String letter(LeaseId holder) {
    return Stream.of("A", "B", "C", "X").filter(each -> id(each).equals(holder)).findFirst().get();
  }
}
