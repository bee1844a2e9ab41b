package dev.malachite.reclaim;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Whatever was left behind goes, and nothing else. */
class SweepTest {
  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "LEASES")
  void whatRemainsIsWhatIsReachable(Scenario scenario) {
    Stage stage = Stage.of(scenario);
    Instant later = stage.clock().now().plus(Duration.ofDays(100));
    assertThat(Reachability.residue(stage.store(), stage.content(), later)).isNotEmpty();
    stage.settle();
    assertThat(stage.lost()).isEmpty();
    assertThat(stage.residue()).isEmpty();
  }
}
