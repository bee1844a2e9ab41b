package dev.malachite.console;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class VisitorsTest {
  @ParameterizedTest
  @ValueSource(
      strings = {"localhost", "LOCALHOST:10010", "127.0.0.1:10010", "10.0.0.7", "[::1]:10010"})
  void addressesAreNobodyElses(String authority) {
    assertThat(Visitors.isAddress(authority)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"evil.example", "evil.example:10010", "127.0.0.1.evil.example", "localhost.evil"})
  void namesMayBe(String authority) {
    assertThat(Visitors.isAddress(authority)).isFalse();
  }

  @Test
  void programsAndOwnPagesMayAsk() {
    assertThat(Visitors.isOwnOrigin(null, "localhost:1")).isTrue();
    assertThat(Visitors.isOwnOrigin("http://localhost:1", "localhost:1")).isTrue();
    assertThat(Visitors.isOwnSite(null)).isTrue();
    assertThat(Visitors.isOwnSite("same-origin")).isTrue();
    assertThat(Visitors.isOwnSite("none")).isTrue();
  }

  @Test
  void otherPagesMayNot() {
    assertThat(Visitors.isOwnOrigin("http://localhost:2", "localhost:1")).isFalse();
    assertThat(Visitors.isOwnOrigin("null", "localhost:1")).isFalse();
    assertThat(Visitors.isOwnSite("same-site")).isFalse();
    assertThat(Visitors.isOwnSite("cross-site")).isFalse();
  }
}
