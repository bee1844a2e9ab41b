package dev.malachite.proof.simulate;

import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.proof.model.LeaseScenario;
import dev.malachite.proof.model.QueueScenario;
import dev.malachite.proof.model.ReclaimScenario;
import dev.malachite.proof.model.RegisterScenario;
import dev.malachite.proof.model.TableScenario;
import dev.malachite.proof.model.TreeScenario;
import dev.malachite.testing.Evidence;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.stream.LongStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Runs seeds; {@code -Dmalachite.seeds} says how many, {@code -Dmalachite.seed} which first. */
class SimulationTest {
  private static final long SEEDS = Long.getLong("malachite.seeds", 2_000);
  private static final long FIRST = Long.getLong("malachite.seed", 1);

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
  }

  @ParameterizedTest
  @EnumSource
  void noSeedFindsAViolation(Kind kind) {
    long seeds = Math.max(1, SEEDS / Kind.values().length);
    AtomicLong calls = new AtomicLong();
    AtomicLong events = new AtomicLong();
    long start = System.nanoTime();
    Optional<String> report =
        LongStream.range(FIRST, FIRST + seeds)
            .parallel()
            .boxed()
            .map(seed -> violation(kind, seed, calls, events))
            .flatMap(Optional::stream)
            .findFirst();
    double seconds = (System.nanoTime() - start) / 1e9;
    Evidence.note(
        "simulation: " + kind.name().toLowerCase(Locale.ROOT),
        "%,d seeds from %,d, %,d calls of clients, %,d of the store, %s, %.0f seeds/s"
            .formatted(
                seeds,
                FIRST,
                events.get(),
                calls.get(),
                report.isEmpty() ? "no violation" : "a violation",
                seeds / seconds));
    assertThat(report).isEmpty();
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
