package dev.malachite.proof.simulate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.malachite.proof.model.LeaseScenario;
import dev.malachite.proof.model.QueueScenario;
import dev.malachite.proof.model.ReclaimScenario;
import dev.malachite.proof.model.RegisterScenario;
import dev.malachite.proof.model.TableScenario;
import dev.malachite.proof.model.TreeScenario;
import dev.malachite.proof.world.Processor;
import dev.malachite.testing.Evidence;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.stream.LongStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Runs seeds; {@code -Dmalachite.seeds} says how many of each model, {@code -Dmalachite.seed} which
 * first, {@code -Dmalachite.models} of which models, all unless it is given.
 */
class SimulationTest {
  private static final long SEEDS = Long.getLong("malachite.seeds", 300);
  private static final long FIRST = Long.getLong("malachite.seed", 1);
  private static final String MODELS = System.getProperty("malachite.models", "");
  private static final long BETWEEN_NOTES = 5_000;

  enum Kind {
    REGISTER(RegisterScenario::new),
    LEASE(LeaseScenario::new),
    QUEUE(QueueScenario::new),
    TABLE(TableScenario::new),
    TREE(TreeScenario::new),
    CHANGES(TreeScenario::ofChanges),
    RECLAIM(ReclaimScenario::new);

    final Supplier<Scenario> scenario;

    Kind(Supplier<Scenario> scenario) {
      this.scenario = scenario;
    }

    String lowerCase() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  @ParameterizedTest
  @EnumSource
  void noSeedFindsAViolation(Kind kind) {
    assumeTrue(MODELS.isEmpty() || List.of(MODELS.split(",")).contains(kind.lowerCase()));
    AtomicLong calls = new AtomicLong();
    AtomicLong events = new AtomicLong();
    Processor processor = Processor.begin();
    for (long done = 0; done < SEEDS; ) {
      long next = Math.min(SEEDS, done + BETWEEN_NOTES);
      assertThat(search(kind, FIRST + done, FIRST + next, calls, events)).isEmpty();
      done = next;
      Evidence.note(
          "simulation: " + kind.lowerCase(),
          "%,d seeds from %,d, %,d calls of clients, %,d of the store, no violation"
              .formatted(done, FIRST, events.get(), calls.get()));
      System.out.println(processor.rate(done, "seeds"));
    }
  }

  private static Optional<String> search(
      Kind kind, long from, long to, AtomicLong calls, AtomicLong events) {
    return LongStream.range(from, to)
        .parallel()
        .boxed()
        .map(seed -> violation(kind, seed, calls, events))
        .flatMap(Optional::stream)
        .findFirst();
  }

  private static Optional<String> violation(
      Kind kind, long seed, AtomicLong calls, AtomicLong events) {
    Simulation simulation = Simulation.drawn(kind.scenario, UnaryOperator.identity(), seed);
    Simulation.Result result = simulation.run();
    calls.addAndGet(result.calls());
    events.addAndGet(result.history().size());
    return result
        .violation()
        .map(what -> kind + " seed " + seed + ": " + Shrinking.report(simulation));
  }
}
