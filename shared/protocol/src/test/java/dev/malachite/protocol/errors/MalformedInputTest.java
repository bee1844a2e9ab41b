package dev.malachite.protocol.errors;

import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.domain.Malformed;
import dev.malachite.domain.Malformed.Fault;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class MalformedInputTest {
  @Test
  void aBadHeaderIsNamedWithItsValue() {
    ApiException error = MalformedInput.error(new Malformed(Fault.VALUE, "x-ms-range", "oops"));
    assertThat(error.code()).isEqualTo(ErrorCode.INVALID_HEADER_VALUE);
    assertThat(error.details())
        .containsEntry("HeaderName", "x-ms-range")
        .containsEntry("HeaderValue", "oops");
  }

  @Test
  void aBadParameterIsNamedWithItsValue() {
    ApiException error = MalformedInput.error(new Malformed(Fault.VALUE, "snapshot", "oops"));
    assertThat(error.code()).isEqualTo(ErrorCode.INVALID_QUERY_PARAMETER_VALUE);
    assertThat(error.details()).containsKeys("QueryParameterName", "QueryParameterValue", "Reason");
  }

  @Test
  void namesOfTheWrongLengthAreOutOfRange() {
    ApiException error = MalformedInput.error(new Malformed(Fault.NAME_LENGTH, "container", "a"));
    assertThat(error.code()).isEqualTo(ErrorCode.OUT_OF_RANGE_INPUT);
    assertThat(error.text()).contains("name length");
  }

  @ParameterizedTest
  @EnumSource(Fault.class)
  void everyFaultIsTheClients(Fault fault) {
    assertThat(MalformedInput.error(new Malformed(fault, "field", "value")).status())
        .isEqualTo(400);
  }
}
