package dev.malachite.protocol.auth;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class KeyRangeTest {
  @ParameterizedTest
  @CsvSource({
    "b,2,true",
    "b,1,false",
    "a,9,false",
    "c,0,true",
    "d,5,true",
    "d,6,false",
    "e,0,false",
    "B,9,false"
  })
  void bothEndsBelongToTheRange(String partitionKey, String rowKey, boolean contained) {
    KeyRange range =
        new KeyRange(Optional.of("b"), Optional.of("2"), Optional.of("d"), Optional.of("5"));
    assertThat(range.contains(partitionKey, rowKey)).isEqualTo(contained);
  }

  @Test
  void anAbsentEndIsOpen() {
    KeyRange from =
        new KeyRange(Optional.of("b"), Optional.empty(), Optional.empty(), Optional.empty());
    KeyRange until =
        new KeyRange(Optional.empty(), Optional.empty(), Optional.of("b"), Optional.empty());
    assertThat(from.contains("b", "")).isTrue();
    assertThat(from.contains("z", "")).isTrue();
    assertThat(from.contains("a", "z")).isFalse();
    assertThat(until.contains("b", "z")).isTrue();
    assertThat(until.contains("c", "")).isFalse();
    assertThat(KeyRange.all().contains("", "")).isTrue();
  }
}
