package dev.malachite.protocol.integrity;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.malachite.protocol.Body;
import dev.malachite.protocol.errors.ApiException;
import dev.malachite.protocol.errors.ErrorCode;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.OptionalLong;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

class BodyLimitsTest {
  private static Body body(OptionalLong declared, int actual) {
    return new Body(declared, new ByteArrayInputStream(new byte[actual]));
  }

  private static ApiException refused(ThrowingCallable call) {
    return catchThrowableOfType(ApiException.class, call);
  }

  @Test
  void aDeclaredBodyIsReadToItsLength() throws IOException {
    assertThat(BodyLimits.declared(body(OptionalLong.of(10), 10), 10).readAllBytes()).hasSize(10);
    assertThat(BodyLimits.declared(body(OptionalLong.of(10), 15), 10).readAllBytes()).hasSize(10);
    assertThat(BodyLimits.declared(body(OptionalLong.of(0), 0), 10).read()).isEqualTo(-1);
  }

  @Test
  void aLengthMustBeDeclared() {
    ApiException error = refused(() -> BodyLimits.declared(body(OptionalLong.empty(), 1), 10));
    assertThat(error.code()).isEqualTo(ErrorCode.MISSING_CONTENT_LENGTH_HEADER);
    assertThat(error.status()).isEqualTo(411);
  }

  @Test
  void tooMuchIsRefusedBeforeAnythingIsRead() {
    ApiException error = refused(() -> BodyLimits.declared(body(OptionalLong.of(11), 0), 10));
    assertThat(error.code()).isEqualTo(ErrorCode.REQUEST_BODY_TOO_LARGE);
    assertThat(error.details()).containsEntry("MaxLimit", "10");
  }

  @Test
  void aTruncatedBodyIsRefused() {
    ApiException error =
        refused(() -> BodyLimits.declared(body(OptionalLong.of(10), 9), 10).readAllBytes());
    assertThat(error.status()).isEqualTo(400);
    assertThat(error.code()).isEqualTo(ErrorCode.INVALID_INPUT);
  }

  @Test
  void chunkedBodiesAreRefusedOnceTheyAreTooLong() throws IOException {
    assertThat(BodyLimits.limited(body(OptionalLong.empty(), 10), 10).readAllBytes()).hasSize(10);
    ApiException error =
        refused(() -> BodyLimits.limited(body(OptionalLong.empty(), 11), 10).readAllBytes());
    assertThat(error.code()).isEqualTo(ErrorCode.REQUEST_BODY_TOO_LARGE);
    assertThat(refused(() -> BodyLimits.limited(body(OptionalLong.of(11), 11), 10)).status())
        .isEqualTo(413);
  }

  @Test
  void someOperationsTakeNoBody() {
    assertThatCode(() -> BodyLimits.requireEmpty(Body.empty())).doesNotThrowAnyException();
    ApiException error = refused(() -> BodyLimits.requireEmpty(body(OptionalLong.of(3), 3)));
    assertThat(error.details()).containsEntry("HeaderName", "Content-Length");
  }
}
