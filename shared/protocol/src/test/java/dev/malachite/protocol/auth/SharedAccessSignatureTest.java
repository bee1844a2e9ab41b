package dev.malachite.protocol.auth;

import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.protocol.Service;
import dev.malachite.protocol.errors.ApiException;
import dev.malachite.protocol.errors.ErrorCode;
import java.time.Instant;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SharedAccessSignatureTest {
  private static final String SV = "sv=2026-06-06";
  private static final String WINDOW = "st=2026-03-01T11:00:00Z&se=2026-03-01T13:00:00Z";
  private static final String BLOB = SV + "&sr=b&sp=r&" + WINDOW;
  private static final String ACCOUNT = SV + "&ss=b&srt=o&sp=r&" + WINDOW;

  private static TestCall signed(String token) {
    return SasSigner.blob("/things/one", token);
  }

  @ParameterizedTest
  @CsvSource({
    "sv=2026-06-06&sp=r&se=2027-01-01,sr",
    "sv=2026-06-06&sr=b&se=2027-01-01,sp",
    "sv=2026-06-06&sr=b&sp=r,se",
    "sv=2026-06-06&ss=b&srt=o&se=2027-01-01,sp",
    "sv=2026-06-06&ss=b&srt=o&sp=r,se",
    "sv=2026-06-06&srt=o&sp=r&se=2027-01-01,ss",
    "sv=2026-06-06&ss=b&sp=r&se=2027-01-01,srt",
    "ss=b&srt=o&sp=r&se=2027-01-01,sv"
  })
  void aMissingFieldIsNamed(String token, String field) {
    Authentication.assertRefused(signed(token), field + " is mandatory. Cannot be empty");
  }

  @Test
  void anEmptySignatureIsNamed() {
    String url = "https://myaccount.blob.core.windows.net/things/one?sig=&" + BLOB;
    Authentication.assertRefused(
        TestCall.of(Service.BLOB, "GET", url), "sig is mandatory. Cannot be empty");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "sv=latest&sr=b&sp=r&se=2027-01-01",
        "sv=2026-6-6xx&sr=b&sp=r&se=2027-01-01",
        "sv=2026-06-06&sr=x&sp=r&se=2027-01-01",
        "sv=2026-06-06&sr=b&sp=rq&se=2027-01-01",
        "sv=2026-06-06&sr=b&sp=rr&se=2027-01-01",
        "sv=2026-06-06&sr=b&sp=r&se=tomorrow",
        "sv=2026-06-06&sr=b&sp=r&se=2027-13-01",
        "sv=2026-06-06&sr=b&sp=r&se=2027-01-01&spr=http",
        "sv=2026-06-06&sr=b&sp=r&se=2027-01-01&sip=somewhere",
        "sv=2017-07-29&sr=bs&sp=r&se=2027-01-01",
        "sv=2026-06-06&ss=bx&srt=o&sp=r&se=2027-01-01",
        "sv=2026-06-06&ss=b&srt=ox&sp=r&se=2027-01-01",
        "sv=2026-06-06&ss=b&srt=o&sp=r!&se=2027-01-01"
      })
  void aFieldThatCannotBeReadIsRefused(String token) {
    Authentication.assertRefused(signed(token), "Signature fields not well formed.");
  }

  @ParameterizedTest
  @ValueSource(strings = {BLOB, ACCOUNT})
  void aWrongSignatureIsToldWithTheTextThatWasSigned(String token) {
    String url = "https://myaccount.blob.core.windows.net/things/one?sig=abc&" + token;
    Authentication.assertRefused(
        TestCall.of(Service.BLOB, "GET", url),
        "Signature did not match. String to sign used was "
            + (token.equals(BLOB) ? "r\n2026-03-01T11" : "myaccount\nr\n"));
  }

  @ParameterizedTest
  @ValueSource(strings = {BLOB, ACCOUNT})
  void aTokenHoldsFromItsStartUntilJustBeforeItsExpiry(String token) {
    TestCall call = signed(token);
    assertThat(Authentication.of(call.at(Instant.parse("2026-03-01T11:00:00Z"))).has('r')).isTrue();
    assertThat(Authentication.of(call.at(Instant.parse("2026-03-01T12:59:59.999Z"))).has('r'))
        .isTrue();
    String window =
        "Signature not valid in the specified time frame: Start [Sun, 01 Mar 2026 11:00:00 GMT] -"
            + " Expiry [Sun, 01 Mar 2026 13:00:00 GMT] - Current [Sun, 01 Mar 2026 ";
    Authentication.assertRefused(
        call.at(Instant.parse("2026-03-01T10:59:59Z")), window + "10:59:59 GMT]");
    Authentication.assertRefused(
        call.at(Instant.parse("2026-03-01T13:00:00Z")), window + "13:00:00 GMT]");
  }

  @Test
  void datesMayBeDaysMinutesAndOffsets() {
    assertThat(Authentication.of(signed(SV + "&sr=b&sp=r&st=2026-03-01&se=2026-03-02")).has('r'))
        .isTrue();
    assertThat(
            Authentication.of(
                    signed(SV + "&sr=b&sp=r&st=2026-03-01T11:59Z&se=2026-03-01T14:01%2B02:00"))
                .has('r'))
        .isTrue();
    Authentication.assertRefused(
        signed(SV + "&sr=b&sp=r&se=2026-03-01"),
        "Signature not valid in the specified time frame: Expiry [");
  }

  @Test
  void aTokenThatEndsBeforeItStartsIsRefused() {
    Authentication.assertRefused(
        signed(SV + "&sr=b&sp=r&st=2026-03-02&se=2026-03-02"),
        "Signed expiry time [Mon, 02 Mar 2026 00:00:00 GMT] has to be after signed start time"
            + " [Mon, 02 Mar 2026 00:00:00 GMT]");
  }

  @Test
  void anotherAddressIsRefused() {
    TestCall call = signed(BLOB + "&sip=10.0.0.0-10.1.2.2");
    ApiException failure = Authentication.failure(call);
    assertThat(failure.code()).isEqualTo(ErrorCode.AUTHORIZATION_SOURCE_IP_MISMATCH);
    assertThat(failure.text()).endsWith("using this source IP 10.1.2.3.");
    assertThat(Authentication.of(call.from("10.1.2.2")).has('r')).isTrue();
    assertThat(Authentication.of(call.from("10.0.0.0")).has('r')).isTrue();
    assertThat(Authentication.failure(call.from("9.255.255.255")).status()).isEqualTo(403);
    assertThat(Authentication.failure(call.from("::1")).status()).isEqualTo(403);
    assertThat(Authentication.failure(call.from("unknown")).status()).isEqualTo(403);
  }

  @Test
  void anotherProtocolIsRefused() {
    TestCall call = signed(BLOB + "&spr=https");
    TestCall plain =
        new TestCall(
            Service.BLOB,
            "GET",
            call.url().replace("https://", "http://"),
            call.headers(),
            call.address(),
            call.now());
    assertThat(Authentication.of(call).has('r')).isTrue();
    assertThat(Authentication.failure(plain).code())
        .isEqualTo(ErrorCode.AUTHORIZATION_PROTOCOL_MISMATCH);
  }

  @ParameterizedTest
  @CsvSource({
    "sv=2019-12-12&sr=d&sdd=1,DIRECTORY_SAS_NOT_SUPPORTED_VERSION",
    "sv=2026-06-06&sr=d,QUERY_PARAMETER_SAS_MANDATORY",
    "sv=2026-06-06&sr=d&sdd=x,QUERY_PARAMETER_SDD_INVALID",
    "sv=2026-06-06&sr=d&sdd=-1,QUERY_PARAMETER_SDD_INVALID"
  })
  void aDirectoryNeedsItsDepth(String token, ErrorCode code) {
    assertThat(Authentication.failure(signed(token + "&sp=r&" + WINDOW)).code()).isEqualTo(code);
  }

  @Test
  void aDirectoryOfDepthZeroIsTheContainer() {
    Principal.ServiceSas sas =
        (Principal.ServiceSas) Authentication.of(signed(SV + "&sr=d&sdd=0&sp=r&" + WINDOW));
    assertThat(sas.scope()).isEqualTo(Scope.container("things"));
  }

  @Test
  void onlyTheBlobServiceEverHadTokensWithoutVersion() {
    String url = "https://myaccount.queue.core.windows.net/things?sp=r&se=2027-01-01&sig=x";
    Authentication.assertRefused(
        TestCall.of(Service.QUEUE, "GET", url), "sv is mandatory. Cannot be empty");
  }

  @Test
  void unsignedFieldsOfOldVersionsDoNotOverride() {
    Principal sas =
        Authentication.of(signed("sv=2012-02-12&sr=b&sp=r&" + WINDOW + "&rsct=text/html"));
    assertThat(sas.overrides()).isEqualTo(HeaderOverrides.none());
  }

  private static Authenticator withPolicy(AccessPolicy policy) {
    return Authentication.authenticator((call, container, identifier) ->
        container.equals("things") && identifier.equals("p")
            ? Optional.of(policy)
            : Optional.empty());
  }

  private static final Optional<Instant> EXPIRY =
      Optional.of(Instant.parse("2026-03-01T13:00:00Z"));

  @Test
  void tokenAndPolicyComplementEachOther() {
    Authenticator authenticator =
        withPolicy(new AccessPolicy(Optional.empty(), EXPIRY, Optional.empty()));
    TestCall call = signed(SV + "&sr=b&sp=w&si=p");
    assertThat(authenticator.authenticate(call.build(), TestCall.account()).has('w')).isTrue();
    assertThat(Authentication.failure(authenticator, call.at(EXPIRY.get())).code())
        .isEqualTo(ErrorCode.AUTHENTICATION_FAILED);
  }

  @ParameterizedTest
  @CsvSource({"st=2026-03-01,st", "se=2026-03-02,se", "sp=r,sp"})
  void aFieldInBothIs400(String field, String name) {
    AccessPolicy complete = new AccessPolicy(EXPIRY, EXPIRY, Optional.of("r"));
    ApiException failure =
        Authentication.failure(withPolicy(complete), signed(SV + "&sr=b&si=p&" + field));
    assertThat(failure.code()).isEqualTo(ErrorCode.INVALID_QUERY_PARAMETER_VALUE);
    assertThat(failure.status()).isEqualTo(400);
    assertThat(failure.details()).containsEntry("QueryParameterName", name);
  }

  @Test
  void tokenAndPolicyMustBeCompleteTogether() {
    Authenticator authenticator =
        withPolicy(new AccessPolicy(Optional.empty(), EXPIRY, Optional.empty()));
    ApiException failure = Authentication.failure(authenticator, signed(SV + "&sr=b&si=p"));
    assertThat(failure.details())
        .containsEntry("AuthenticationErrorDetail", "sp is mandatory. Cannot be empty");
  }

  @Test
  void aRevokedPolicyRevokesItsTokens() {
    Authentication.assertRefused(
        signed(SV + "&sr=b&si=p"),
        "SAS identifier cannot be found for specified signed identifier");
  }
}
