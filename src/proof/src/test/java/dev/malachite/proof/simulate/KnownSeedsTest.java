package dev.malachite.proof.simulate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.function.UnaryOperator;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Seeds that once found a violation. */
class KnownSeedsTest {
  @ParameterizedTest
  @CsvSource({
    // A query of which less than two rows were left showed half of a batch.
    "TABLE, 10008568",
    // Two paths led to one entry because a directory above was renamed between their reads.
    "CHANGES, 10014953",
    // A directory was listed under its old name with what was created under the new one.
    "TREE, 20000453",
  })
  void isFineNow(SimulationTest.Kind kind, long seed) {
    Simulation simulation = Simulation.drawn(kind.scenario, UnaryOperator.identity(), seed);
    assertThat(simulation.run().violation()).isEmpty();
  }
}
