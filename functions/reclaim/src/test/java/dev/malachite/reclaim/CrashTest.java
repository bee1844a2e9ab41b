package dev.malachite.reclaim;

import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.store.Died;
import dev.malachite.store.Fault;
import dev.malachite.store.Faults;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Killed before or after any call, reclaim is followed by another that finishes its work. */
class CrashTest {
  /** How many calls of each kind of residue are tried; all where it is large. */
  private static final int MOST = Integer.getInteger("malachite.reclaim.crash.calls", 12);

  @ParameterizedTest
  @EnumSource
  void aDeathAtAnyCallLosesNothingAndLeavesNothing(Scenario scenario) {
    int calls = calls(scenario);
    int stride = Math.ceilDiv(calls, MOST);
    for (Fault death : new Fault[] {Fault.DIE_BEFORE, Fault.DIE_AFTER}) {
      for (int call = 0; call < calls; call += stride) {
        Stage stage = Stage.of(scenario);
        assertThat(dies(stage, call, death)).isTrue();
        assertThat(stage.lost()).as("%s %d", death, call).isEmpty();
        stage.settle();
        assertThat(stage.lost()).isEmpty();
        assertThat(stage.residue()).as("%s %d", death, call).isEmpty();
      }
    }
  }

  private static int calls(Scenario scenario) {
    AtomicInteger calls = new AtomicInteger();
    Stage stage = Stage.of(scenario);
    stage.settleWith(
        stage.reclaim(() -> {
          calls.incrementAndGet();
          return Fault.NONE;
        }));
    return calls.get();
  }

  private static boolean dies(Stage stage, int call, Fault death) {
    AtomicInteger calls = new AtomicInteger();
    Faults faults = () -> calls.getAndIncrement() == call ? death : Fault.NONE;
    try {
      stage.settleWith(stage.reclaim(faults));
      return false;
    } catch (Died died) {
      return true;
    }
  }
}
