package dev.malachite.domain;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import java.util.UUID;
import org.junit.jupiter.api.Test;

class SecureIdsTest {
  private final Ids ids = Ids.secure();

  @Test
  void uuidsAreRandomOnesOfVersionFour() {
    for (int i = 0; i < 100; i++) {
      UUID uuid = ids.uuid();
      assertThat(uuid.version()).isEqualTo(4);
      assertThat(uuid.variant()).isEqualTo(2);
    }
  }

  @Test
  void nothingRepeats() {
    Set<Object> seen = new HashSet<>();
    for (int i = 0; i < 1000; i++) {
      assertThat(seen.add(ids.uuid())).isTrue();
      assertThat(seen.add(ids.unique())).isTrue();
    }
    assertThat(seen).doesNotContain(0L);
  }
}
