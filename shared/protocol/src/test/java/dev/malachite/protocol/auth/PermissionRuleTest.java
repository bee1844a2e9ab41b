package dev.malachite.protocol.auth;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PermissionRuleTest {
  @ParameterizedTest
  @CsvSource({
    "r,r,true",
    "r,w,false",
    "c|w,w,true",
    "c|w,rc,true",
    "c|w,r,false",
    "a+u,au,true",
    "a+u,a,false",
    "a+u|w,w,true",
    "*,'',true",
    "-,rwdlacup,false"
  })
  void anyOfTheSetsSuffices(String rule, String granted, boolean satisfied) {
    assertThat(PermissionRule.parse(rule).isSatisfiedBy(Permissions.parse(granted).orElseThrow()))
        .isEqualTo(satisfied);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "|", "c|", "au", "a+", "+a", "A", "a++u", "a+a", "c;w", "*|-"})
  void anythingElseIsRefused(String rule) {
    assertThatThrownBy(() -> PermissionRule.parse(rule))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("Not a permission rule: '" + rule + "'");
  }

  @Test
  void anAccessMayHaveTwoRules() {
    Access access = Access.of(ResourceType.OBJECT, "d;p");
    assertThat(access.account()).isEqualTo(PermissionRule.parse("d"));
    assertThat(access.service()).isEqualTo(PermissionRule.parse("p"));
    assertThat(Access.of(ResourceType.OBJECT, "r").service()).isEqualTo(PermissionRule.parse("r"));
    assertThat(PermissionRule.parse("-").isImpossible()).isTrue();
    assertThat(PermissionRule.parse("*").isImpossible()).isFalse();
  }

  @Test
  void permissionsPrintTheirLetters() {
    assertThat(Permissions.parse("wr").orElseThrow()).hasToString("rw");
    assertThat(Permissions.parse("wr")).isEqualTo(Permissions.parse("rw"));
    assertThat(Permissions.parse("wr").orElseThrow())
        .hasSameHashCodeAs(Permissions.parse("rw").orElseThrow());
  }
}
