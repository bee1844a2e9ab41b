package dev.malachite.reclaim;

import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.store.Died;
import dev.malachite.store.Fault;
import dev.malachite.store.Faults;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Killed before or after any call, reclaim is followed by another that finishes its work. All its
 * state is in the store, so of the deaths that leave the same store at the same time one is tried.
 */
class CrashTest {
  private record Death(int call, Fault fault) {}

  @ParameterizedTest
  @EnumSource
  void aDeathAtAnyCallLosesNothingAndLeavesNothing(Scenario scenario) {
    Stage stage = Stage.of(scenario);
    Stage.Mark start = stage.mark();
    Collection<Death> deaths = deaths(stage);
    assertThat(deaths).isNotEmpty();
    for (Death death : deaths) {
      stage.goBack(start);
      assertThat(dies(stage, death)).as("%s", death).isTrue();
      assertThat(stage.lost()).as("%s", death).isEmpty();
      stage.settle();
      assertThat(stage.lost()).as("%s", death).isEmpty();
      assertThat(stage.residue()).as("%s", death).isEmpty();
    }
  }

  /** Every death that leaves a state of its own. */
  private static Collection<Death> deaths(Stage stage) {
    List<Stage.Moment> before = new ArrayList<>();
    stage.settleWith(
        stage.reclaim(() -> {
          before.add(stage.moment());
          return Fault.NONE;
        }));
    before.add(stage.moment());
    Map<Stage.Moment, Death> deaths = new LinkedHashMap<>();
    for (int call = 0; call < before.size() - 1; call++) {
      Stage.Moment after = before.get(call + 1).at(before.get(call).now());
      deaths.putIfAbsent(before.get(call), new Death(call, Fault.DIE_BEFORE));
      deaths.putIfAbsent(after, new Death(call, Fault.DIE_AFTER));
    }
    return deaths.values();
  }

  private static boolean dies(Stage stage, Death death) {
    AtomicInteger calls = new AtomicInteger();
    Faults faults = () -> calls.getAndIncrement() == death.call() ? death.fault() : Fault.NONE;
    try {
      stage.settleWith(stage.reclaim(faults));
      return false;
    } catch (Died died) {
      return true;
    }
  }
}
