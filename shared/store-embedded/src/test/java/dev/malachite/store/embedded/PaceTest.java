package dev.malachite.store.embedded;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PaceTest {
  private final Pace pace = new Pace();

  @Test
  void whoComesAloneGoesAlone() {
    assertThat(pace.next(1)).isEqualTo(1);
    assertThat(pace.next(1)).isEqualTo(1);
    assertThat(pace.next(0)).isZero();
    assertThat(pace.next(1)).isEqualTo(1);
  }

  @Test
  void manyWhoAreAnsweredAndComeAgainBecomeTwoGroups() {
    int first = pace.next(16);
    int second = pace.next(16 - first);
    int third = pace.next(first);
    int fourth = pace.next(second);

    assertThat(first).isEqualTo(8);
    assertThat(second).isEqualTo(8);
    assertThat(third).isEqualTo(8);
    assertThat(fourth).isEqualTo(8);
  }

  @Test
  void groupsGrowWithThoseWhoWaitAndShrinkWithThem() {
    pace.next(4);
    int waiting = 60;
    for (int group = 0; group < 12; group++) {
      waiting -= pace.next(waiting);
      waiting += 32 - waiting / 2;
    }
    assertThat(pace.next(waiting)).isGreaterThan(20);
    assertThat(pace.next(2)).isEqualTo(2);
  }

  @Test
  void nobodyIsLeftForGood() {
    int waiting = 1000;
    for (int group = 0; group < 20; group++) {
      waiting -= pace.next(waiting);
    }
    assertThat(waiting).isZero();
  }
}
