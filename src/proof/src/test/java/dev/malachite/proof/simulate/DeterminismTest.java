package dev.malachite.proof.simulate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A seed that cannot be replayed is worth nothing. */
class DeterminismTest {
  @ParameterizedTest
  @EnumSource
  void theSameSeedHasTheSameHistory(SimulationTest.Kind kind) {
    for (long seed = 1; seed <= 8; seed++) {
      assertThat(history(kind, seed)).isEqualTo(history(kind, seed)).isNotEmpty();
    }
  }

  private static List<String> history(SimulationTest.Kind kind, long seed) {
    return Simulation.drawn(kind.scenario, UnaryOperator.identity(), seed)
        .run()
        .history()
        .events(Object.class)
        .stream()
        .map(Object::toString)
        .toList();
  }
}
