package dev.malachite.protocol.auth;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.malachite.protocol.Call;
import dev.malachite.protocol.Service;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Base64;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class UserDelegationTest {
  private static final Instant START = Instant.parse("2026-03-01T11:00:00Z");
  private static final Instant EXPIRY = Instant.parse("2026-03-01T13:00:00Z");
  private static final String KEY_FIELDS =
      "&skoid=o&sktid=t&skt=2026-03-01T11:00:00Z&ske=2026-03-01T13:00:00Z&sks=b&skv=2020-02-10";
  private static final String TOKEN = "&sr=b&sp=r&se=2026-03-02" + KEY_FIELDS;

  private static UserDelegationKey key(String service) {
    return new UserDelegationKey("o", "t", START, EXPIRY, service, "2020-02-10", "");
  }

  private static TestCall signed(String token, String service) {
    String url = "https://myaccount.blob.core.windows.net/things/one?" + token;
    Call call = TestCall.of(Service.BLOB, "GET", url).build();
    SasToken fields = SasToken.of(call);
    String text = UserDelegationText.of(call, fields, SasResource.scope(call, fields));
    byte[] value =
        Base64.getDecoder().decode(UserDelegationKeys.value(TestCall.account(), key(service)));
    String signature = Base64.getEncoder().encodeToString(new SigningKey(value).sign(text));
    return TestCall.of(
        Service.BLOB, "GET", url + "&sig=" + URLEncoder.encode(signature, StandardCharsets.UTF_8));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "2018-11-09",
        "2019-12-12",
        "2020-02-10",
        "2020-12-06",
        "2025-07-05",
        "2026-04-06"
      })
  void everyVersionIsTaken(String version) {
    Principal principal = Authentication.of(signed("sv=" + version + TOKEN, "b"));
    assertThat(principal).isInstanceOf(Principal.UserDelegationSas.class);
    assertThat(principal.mayOverwrite()).isTrue();
  }

  @Test
  void theKeyOutlivesARotationOfTheFirstKey() {
    TestCall call = signed("sv=2026-06-06" + TOKEN, "b");
    Account rotated = Account.of(TestCall.ACCOUNT, List.of(TestCall.SECOND_KEY, TestCall.KEY));
    Account foreign = Account.of(TestCall.ACCOUNT, List.of(TestCall.SECOND_KEY));
    assertThat(Authentication.authenticator().authenticate(call.build(), rotated).has('r'))
        .isTrue();
    assertThat(
            catchThrowable(
                () -> Authentication.authenticator().authenticate(call.build(), foreign)))
        .hasMessage("AuthenticationFailed");
  }

  @Test
  void outsideTheLifeOfItsKeyATokenIsRefused() {
    TestCall call = signed("sv=2026-06-06" + TOKEN, "b");
    String detail = "User delegation key not valid in the specified time frame: Start [";
    Authentication.assertRefused(call.at(START.minusMillis(1)), detail);
    Authentication.assertRefused(call.at(EXPIRY), detail);
    assertThat(Authentication.of(call.at(EXPIRY.minusMillis(1))).has('r')).isTrue();
  }

  @Test
  void aKeyOfAnotherServiceIsRefused() {
    String token = "sv=2026-06-06" + TOKEN.replace("sks=b", "sks=q");
    Authentication.assertRefused(signed(token, "q"), "The user delegation key is for another");
  }

  @ParameterizedTest
  @ValueSource(strings = {"skoid=x", "sktid=x", "skt=2026-03-01T10:59:59Z", "skv=2026-06-06"})
  void aChangedKeyFieldMakesAnotherKey(String change) {
    String name = change.substring(0, change.indexOf('='));
    String token = ("sv=2026-06-06" + TOKEN).replaceFirst("&" + name + "=[^&]*", "&" + change);
    Authentication.assertRefused(signed(token, "b"), "Signature did not match.");
  }

  @ParameterizedTest
  @ValueSource(strings = {"sktid", "skt", "ske", "sks", "skv"})
  void aMissingKeyFieldIsNamed(String name) {
    String token = ("sv=2026-06-06" + TOKEN).replaceFirst("&" + name + "=[^&]*", "");
    Authentication.assertRefused(signed(token, "b"), name + " is mandatory. Cannot be empty");
  }

  @ParameterizedTest
  @ValueSource(strings = {"sv=2017-07-29", "sv=2026-06-06&si=policy"})
  void oldVersionsAndStoredPoliciesAreRefused(String start) {
    Authentication.assertRefused(signed(start + TOKEN, "b"), "Signature fields not well formed.");
  }

  @Test
  void tablesHaveNone() {
    String url = "https://myaccount.table.core.windows.net/t?sig=x&tn=t&sv=2026-06-06" + TOKEN;
    Authentication.assertRefused(
        TestCall.of(Service.TABLE, "GET", url), "Signature fields not well formed.");
  }
}
