package dev.malachite.domain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class LatestTest {
  private final List<String> asked = new ArrayList<>();
  private final Latest<String, Integer> lengths =
      new Latest<>(text -> {
        asked.add(text);
        if (text.isEmpty()) {
          throw new IllegalArgumentException("nothing");
        }
        return text.length();
      });

  @Test
  void theSameIsAskedOnce() {
    assertThat(lengths.of("abc")).isEqualTo(3);
    assertThat(lengths.of("abc")).isEqualTo(3);
    assertThat(asked).containsExactly("abc");
  }

  @Test
  void onlyTheLastIsRemembered() {
    assertThat(lengths.of("abc")).isEqualTo(3);
    assertThat(lengths.of("ab")).isEqualTo(2);
    assertThat(lengths.of("abc")).isEqualTo(3);
    assertThat(asked).containsExactly("abc", "ab", "abc");
  }

  @Test
  void aFailureIsNotAnAnswer() {
    lengths.of("abc");
    assertThatIllegalArgumentException().isThrownBy(() -> lengths.of(""));
    assertThatIllegalArgumentException().isThrownBy(() -> lengths.of(""));
    assertThat(lengths.of("abc")).isEqualTo(3);
    assertThat(asked).containsExactly("abc", "", "");
  }
}
