package dev.malachite.reclaim;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Whatever was left behind goes, and nothing else. */
class SweepTest {
  @ParameterizedTest
  @EnumSource
  void whatRemainsIsWhatIsReachable(Scenario scenario) {
    Stage stage = Stage.of(scenario);
    Set<String> before = Reachability.residue(stage.store(), stage.content());
    assertThat(before.isEmpty()).isEqualTo(scenario == Scenario.LEASES);
    stage.settle();
    assertThat(Reachability.lost(stage.store(), stage.content())).isEmpty();
    assertThat(Reachability.residue(stage.store(), stage.content())).isEmpty();
  }
}
