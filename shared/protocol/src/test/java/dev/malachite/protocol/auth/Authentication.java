package dev.malachite.protocol.auth;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.malachite.protocol.errors.ApiException;
import dev.malachite.protocol.errors.ErrorCode;
import java.util.Optional;

/** Authenticates test requests and looks at how that fails. */
final class Authentication {
  static final Challenge CHALLENGE = new Challenge("tenant");

  private Authentication() {}

  static Authenticator authenticator() {
    return authenticator((call, container, identifier) -> Optional.empty());
  }

  static Authenticator authenticator(AccessPolicies policies) {
    return new Authenticator(policies, new BearerTokens(BearerSettings.basic(CHALLENGE)));
  }

  static Principal of(TestCall call) {
    return authenticator().authenticate(call.build(), TestCall.account());
  }

  static ApiException failure(TestCall call) {
    return failure(authenticator(), call);
  }

  static ApiException failure(Authenticator authenticator, TestCall call) {
    ApiException failure =
        catchThrowableOfType(
            ApiException.class, () -> authenticator.authenticate(call.build(), TestCall.account()));
    assertThat(failure).as("a failure of %s", call).isNotNull();
    return failure;
  }

  static void assertRefused(TestCall call, String detail) {
    ApiException failure = failure(call);
    assertThat(failure.code()).isEqualTo(ErrorCode.AUTHENTICATION_FAILED);
    assertThat(failure.status()).isEqualTo(403);
    assertThat(failure.details().get("AuthenticationErrorDetail")).startsWith(detail);
  }
}
