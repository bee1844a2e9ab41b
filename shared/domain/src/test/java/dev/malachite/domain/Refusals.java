package dev.malachite.domain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.malachite.domain.Malformed.Fault;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;

final class Refusals {
  private Refusals() {}

  static void assertMalformed(Fault fault, String field, String value, ThrowingCallable parse) {
    assertThatExceptionOfType(Malformed.class)
        .isThrownBy(parse)
        .satisfies(malformed -> {
          assertThat(malformed.fault()).isEqualTo(fault);
          assertThat(malformed.field()).isEqualTo(field);
          assertThat(malformed.value()).isEqualTo(value);
        });
  }

  static void assertMalformedValue(String field, String value, ThrowingCallable parse) {
    assertMalformed(Fault.VALUE, field, value, parse);
  }
}
