package dev.malachite.protocol.auth;

import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.protocol.Headers;
import dev.malachite.protocol.Service;
import dev.malachite.protocol.errors.ApiException;
import dev.malachite.protocol.errors.ErrorCode;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BearerTokensTest {
  private static final String ISSUER = "https://sts.windows.net/tenant/";
  private static final String AUDIENCE = "https://storage.azure.com";
  private static final long NOW = TestCall.NOW.getEpochSecond();
  private static final String URL = "https://myaccount.blob.core.windows.net/things/one";

  private static TestCall call(String token) {
    return TestCall.of(Service.BLOB, "GET", URL)
        .with(Headers.of("x-ms-version", "2026-06-06", "Authorization", "Bearer " + token));
  }

  private static void assertChallenged(String token, String detail) {
    assertChallenged(Authentication.failure(call(token)), detail);
  }

  private static void assertChallenged(ApiException failure, String detail) {
    assertThat(failure.code()).isEqualTo(ErrorCode.INVALID_AUTHENTICATION_INFO);
    assertThat(failure.status()).isEqualTo(401);
    assertThat(failure.text()).endsWith("the information in the www-authenticate header.");
    assertThat(failure.details()).containsEntry("AuthenticationErrorDetail", detail);
    assertThat(failure.headers())
        .containsEntry(
            "WWW-Authenticate",
            "Bearer authorization_uri=https://login.microsoftonline.com/tenant/oauth2/authorize"
                + " resource_id=https://storage.azure.com");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "https://storage.azure.com",
        "https://storage.azure.com/",
        "e406a681-f3d4-42a8-90b6-c2b029497af1",
        "https://myaccount.blob.core.windows.net",
        "https://myaccount.blob.core.usgovcloudapi.net/"
      })
  void aTokenForStorageIsTaken(String audience) {
    String token = Tokens.unsigned(Tokens.claims(ISSUER, audience, "me", NOW, 60));
    assertThat(Authentication.of(call(token))).isEqualTo(new Principal.User("me", "tenant"));
  }

  @Test
  void oneOfSeveralAudiencesIsEnough() {
    String claims =
        Tokens.claims(ISSUER, AUDIENCE, "me", NOW, 60)
            .replace("\"aud\":\"" + AUDIENCE + "\"", "\"aud\":[\"x\",\"" + AUDIENCE + "\"]");
    assertThat(Authentication.of(call(Tokens.unsigned(claims))).has('w')).isTrue();
  }

  @Test
  void anApplicationMayBeKnownByItsSubject() {
    String claims = Tokens.claims(ISSUER, AUDIENCE, "app", NOW, 60).replace("\"oid\"", "\"sub\"");
    assertThat(Authentication.of(call(Tokens.unsigned(claims))))
        .isEqualTo(new Principal.User("app", "tenant"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "https://vault.azure.net",
        "https://other.blob.core.windows.net",
        "https://myaccount.queue.core.windows.net",
        "https://myaccount.blob.evil.example"
      })
  void anotherAudienceIsChallenged(String audience) {
    assertChallenged(
        Tokens.unsigned(Tokens.claims(ISSUER, audience, "me", NOW, 60)),
        "Audience validation failed. Audience did not match.");
  }

  @Test
  void anotherIssuerIsChallenged() {
    assertChallenged(
        Tokens.unsigned(Tokens.claims("https://evil.example/", AUDIENCE, "me", NOW, 60)),
        "Issuer validation failed. Issuer did not match.");
  }

  @Test
  void aTokenOutsideItsLifeIsChallenged() {
    assertChallenged(
        Tokens.unsigned(Tokens.claims(ISSUER, AUDIENCE, "me", NOW - 60, 60)),
        "Lifetime validation failed. The token is expired.");
    assertChallenged(
        Tokens.unsigned(Tokens.claims(ISSUER, AUDIENCE, "me", NOW + 1, 60)),
        "Lifetime validation failed. The token is not yet valid.");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"x", "a.b.c", "..", "e30.e30.", "e30.e30", "e30.eyJpc3MiOiJ4In0.AA", "!.!.!"})
  void aMalformedTokenIsChallenged(String token) {
    assertChallenged(token, "Token validation failed. The token is malformed.");
  }

  @Test
  void plainHttpIsRefused() {
    TestCall call =
        TestCall.of(Service.BLOB, "GET", URL.replace("https", "http"))
            .with(call(Tokens.basic("me")).headers());
    Authentication.assertRefused(call, "Authentication scheme Bearer is not allowed with HTTP.");
  }

  @Test
  void oldVersionsAreRefused() {
    Headers headers =
        Headers.of("x-ms-version", "2017-07-29", "Authorization", "Bearer " + Tokens.basic("me"));
    Authentication.assertRefused(
        call("").with(headers), "Authentication scheme Bearer is not supported in this version.");
  }

  @Test
  void filesNeedAnIntent() {
    TestCall call =
        TestCall.of(Service.FILE, "GET", "https://myaccount.file.core.windows.net/s/f")
            .with(call(Tokens.basic("me")).headers());
    assertThat(Authentication.failure(call).code()).isEqualTo(ErrorCode.MISSING_REQUIRED_HEADER);
    Headers intended =
        Headers.of(
            "x-ms-file-request-intent", "backup", "Authorization", "Bearer " + Tokens.basic("me"));
    assertThat(Authentication.of(call.with(intended)).has('r')).isTrue();
    TestCall key =
        TestCall.of(
                Service.FILE,
                "POST",
                "https://myaccount.file.core.windows.net/?restype=service&comp=userdelegationkey")
            .with(call(Tokens.basic("me")).headers());
    assertThat(Authentication.of(key).has('r')).isTrue();
  }

  @Test
  void whereNoIssuerIsTrustedNoTokenIsTaken() {
    BearerTokens none = new BearerTokens(BearerSettings.none(Authentication.CHALLENGE));
    Authenticator authenticator = new Authenticator((c, n, i) -> Optional.empty(), none);
    assertChallenged(
        Authentication.failure(authenticator, call(Tokens.basic("me"))),
        "Issuer validation failed. Issuer did not match.");
  }

  @Test
  void furtherAudiencesCanBeConfigured() {
    BearerSettings settings =
        new BearerSettings(
            Authentication.CHALLENGE, Set.of(ISSUER), Set.of("my-audience"), Optional.empty());
    Authenticator authenticator =
        new Authenticator((c, n, i) -> Optional.empty(), new BearerTokens(settings));
    String token = Tokens.unsigned(Tokens.claims(ISSUER, "my-audience", "me", NOW, 60));
    assertThat(authenticator.authenticate(call(token).build(), TestCall.account()))
        .isEqualTo(new Principal.User("me", "tenant"));
  }
}
