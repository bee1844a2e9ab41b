package dev.malachite.protocol.auth;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.entry;

import dev.malachite.protocol.Headers;
import dev.malachite.protocol.Service;
import dev.malachite.protocol.errors.ApiException;
import dev.malachite.protocol.errors.ErrorCode;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SharedKeyTest {
  private static final TestCall CALL =
      TestCall.of(Service.BLOB, "GET", "https://myaccount.blob.core.windows.net/things/one");
  private static final TestCall SIGNED =
      Vectors.sharedKey()
          .filter(vector -> vector.name().equals("SharedKey, blob, plain get"))
          .findFirst()
          .orElseThrow()
          .call();

  private static TestCall authorized(String authorization) {
    return CALL.with(Headers.of("x-ms-date", TestCall.DATE, "Authorization", authorization));
  }

  @Test
  void aRequestWithoutCredentialsIsAnonymous() {
    assertThat(Authentication.of(CALL)).isEqualTo(new Principal.Anonymous());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "SharedKey",
        "SharedKey myaccount",
        "SharedKey myaccount:",
        "SharedKey :abc",
        "Basic myaccount:abc",
        "SharedKeyHeavy myaccount:abc"
      })
  void aMalformedHeaderIs400(String authorization) {
    ApiException failure = Authentication.failure(authorized(authorization));
    assertThat(failure.code()).isEqualTo(ErrorCode.INVALID_AUTHENTICATION_INFO);
    assertThat(failure.status()).isEqualTo(400);
    assertThat(failure.text())
        .isEqualTo(
            "Authentication information is not given in the correct format. Check the value of"
                + " Authorization header.");
  }

  @Test
  void aWrongSignatureIsToldWithTheTextThatWasSignedButNotItsSignature() {
    ApiException failure = Authentication.failure(authorized("SharedKey myaccount:abc="));
    assertThat(failure.code()).isEqualTo(ErrorCode.AUTHENTICATION_FAILED);
    assertThat(failure.details())
        .containsExactly(
            entry(
                "AuthenticationErrorDetail",
                "The MAC signature found in the HTTP request 'abc=' is not the same as any computed"
                    + " signature. Server used following string to sign: 'GET\n\n\n\n\n\n\n\n\n\n\n\n"
                    + "x-ms-date:"
                    + TestCall.DATE
                    + "\n/myaccount/things/one'."));
  }

  @Test
  void anotherAccountsNameIsRefused() {
    Authentication.assertRefused(authorized("SharedKey other:abc="), "The account in the");
  }

  @Test
  void aSignatureWithoutDateIsRefused() {
    Authentication.assertRefused(
        CALL.with(Headers.of("Authorization", "SharedKey myaccount:abc=")),
        "Request date header not specified");
  }

  @Test
  void aDateThatIsNoneIsRefused() {
    Authentication.assertRefused(
        CALL.with(Headers.of("x-ms-date", "today", "Authorization", "SharedKey myaccount:abc=")),
        "Request date header not valid: 'today'");
  }

  @Test
  void aSignatureHoldsForFifteenMinutesEitherWay() {
    Duration limit = Duration.ofMinutes(15);
    assertThat(Authentication.of(SIGNED.at(TestCall.NOW.plus(limit))))
        .isEqualTo(new Principal.Owner());
    assertThat(Authentication.of(SIGNED.at(TestCall.NOW.minus(limit))))
        .isEqualTo(new Principal.Owner());
    Authentication.assertRefused(
        SIGNED.at(TestCall.NOW.plus(limit).plusMillis(1)),
        "Request date header too old: '" + TestCall.DATE + "'");
    Authentication.assertRefused(
        SIGNED.at(TestCall.NOW.minus(limit).minusMillis(1)),
        "Request date header too far in the future: '" + TestCall.DATE + "'");
  }

  @Test
  void aRepeatedHeaderIs400() {
    Headers headers =
        Headers.of(
            "x-ms-date",
            TestCall.DATE,
            "x-ms-meta-a",
            "1",
            "X-Ms-Meta-A",
            "1",
            "Authorization",
            "SharedKey myaccount:abc=");
    ApiException failure = Authentication.failure(CALL.with(headers));
    assertThat(failure.code()).isEqualTo(ErrorCode.INVALID_HEADER_VALUE);
    assertThat(failure.details()).containsEntry("HeaderName", "x-ms-meta-a");
  }

  @Test
  void theHeaderWinsOverASignatureInTheQuery() {
    TestCall both =
        new TestCall(
            SIGNED.service(),
            SIGNED.method(),
            SIGNED.url() + "?sig=abc&sv=2026-06-06",
            SIGNED.headers(),
            SIGNED.address(),
            SIGNED.now());
    Authentication.assertRefused(both, "The MAC signature found in the HTTP request");
  }
}
