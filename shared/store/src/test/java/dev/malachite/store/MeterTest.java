package dev.malachite.store;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class MeterTest {
  @Test
  void whatCameBetweenTwoSnapshotsIsTheirDifference() {
    Meter earlier = new Meter(1, 2, 3, 4, 5, 6, 7, 8, 9, 10);
    Meter later = new Meter(11, 22, 33, 44, 55, 66, 77, 88, 99, 110);
    assertThat(later.minus(earlier)).isEqualTo(new Meter(10, 20, 30, 40, 50, 60, 70, 80, 90, 100));
  }
}
