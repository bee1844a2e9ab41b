package dev.malachite.store.embedded;

import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.store.ContentId;
import java.time.Duration;
import org.junit.jupiter.api.Test;

class ComparedPiecesTest {
  private static final ContentId ID = new ContentId("some");
  private static final int PLACES = 4096;

  private final SettableClock clock = new SettableClock();
  private final ComparedPieces compared = new ComparedPieces(clock);

  @Test
  void knowsWhatWasAddedAndNothingElse() {
    compared.add(ID, 3);
    assertThat(compared.has(new ContentId("some"), 3)).isTrue();
    assertThat(compared.has(ID, 2)).isFalse();
    assertThat(compared.has(new ContentId("other"), 3)).isFalse();
  }

  @Test
  void forgetsAfterAMinute() {
    compared.add(ID, 0);
    clock.move(Duration.ofSeconds(59));
    assertThat(compared.has(ID, 0)).isTrue();
    clock.move(Duration.ofSeconds(1));
    assertThat(compared.has(ID, 0)).isFalse();
  }

  @Test
  void doesNotTrustAClockThatWentBack() {
    compared.add(ID, 0);
    clock.move(Duration.ofHours(-1));
    assertThat(compared.has(ID, 0)).isFalse();
  }

  @Test
  void theLastToComeHasThePlace() {
    compared.add(ID, 0);
    compared.add(ID, PLACES);
    assertThat(compared.has(ID, 0)).isFalse();
    assertThat(compared.has(ID, PLACES)).isTrue();
  }

  @Test
  void piecesOfOneFileDoNotDriveEachOtherOut() {
    for (int number = 0; number < PLACES; number++) {
      compared.add(ID, number);
    }
    for (int number = 0; number < PLACES; number++) {
      assertThat(compared.has(ID, number)).isTrue();
    }
  }
}
