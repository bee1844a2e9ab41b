package dev.malachite.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class FaultsTest {
  private static final Map<Fault, Integer> CHANCES =
      Map.of(Fault.FAIL_BEFORE, 1000, Fault.LOSE_ANSWER, 500, Fault.THROTTLE, 500);

  private final List<String> events = new ArrayList<>();

  @Test
  void theSameSeedGivesTheSameFaults() {
    assertThat(drawn(11)).isEqualTo(drawn(11)).isNotEqualTo(drawn(12));
  }

  @Test
  void faultsComeAsOftenAsTheirChances() {
    List<Fault> drawn = drawn(3);
    assertThat(drawn.stream().filter(Fault.FAIL_BEFORE::equals).count()).isBetween(900L, 1100L);
    assertThat(drawn.stream().filter(Fault.NONE::equals).count()).isBetween(7800L, 8200L);
    assertThat(drawn).doesNotContain(Fault.DIE_AFTER);
  }

  @Test
  void aFailureBeforeTheCallHasNoEffect() {
    assertThatExceptionOfType(Unavailable.class)
        .isThrownBy(() -> call(injector(Fault.FAIL_BEFORE)))
        .matches(failure -> !failure.nothingChanged());
    assertThat(events).isEmpty();
  }

  @Test
  void aThrottledCallHasNoEffectAndSaysSo() {
    assertThatExceptionOfType(Unavailable.class)
        .isThrownBy(() -> call(injector(Fault.THROTTLE)))
        .matches(Unavailable::nothingChanged);
    assertThat(events).isEmpty();
  }

  @Test
  void aLostAnswerComesAfterTheEffect() {
    assertThatExceptionOfType(Unavailable.class)
        .isThrownBy(() -> call(injector(Fault.LOSE_ANSWER)))
        .matches(failure -> !failure.nothingChanged());
    assertThat(events).containsExactly("called");
  }

  @Test
  void aCallStallsBeforeOrAfterItsEffect() {
    call(injector(Fault.STALL_BEFORE));
    call(injector(Fault.STALL_AFTER));
    assertThat(events).containsExactly("paused", "called", "called", "paused");
  }

  @Test
  void theDeadStayDead() {
    FaultInjector before = injector(Fault.DIE_BEFORE);
    FaultInjector after = injector(Fault.DIE_AFTER);
    for (int i = 0; i < 3; i++) {
      assertThatExceptionOfType(Died.class).isThrownBy(() -> call(before));
      assertThatExceptionOfType(Died.class).isThrownBy(() -> call(after));
    }
    assertThat(events).containsExactly("called");
  }

  private FaultInjector injector(Fault fault) {
    return new FaultInjector(Faults.script(fault), () -> events.add("paused"));
  }

  private void call(FaultInjector injector) {
    assertThat(injector.call(() -> events.add("called"))).isTrue();
  }

  private static List<Fault> drawn(long seed) {
    return Stream.generate(Faults.seeded(seed, CHANCES)::next).limit(10_000).toList();
  }
}
