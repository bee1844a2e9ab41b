package dev.malachite.protocol.auth;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.malachite.protocol.Headers;
import dev.malachite.protocol.Service;
import dev.malachite.protocol.auth.PublicAccess.Level;
import dev.malachite.protocol.errors.ApiException;
import dev.malachite.protocol.errors.ErrorCode;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AuthorizerTest {
  private static final Access READ_BLOB = Access.of(ResourceType.OBJECT, "r").openAt(Level.BLOB);
  private static final Access LIST_BLOBS =
      Access.of(ResourceType.CONTAINER, "l").openAt(Level.CONTAINER);
  private static final Access PUT_BLOB = Access.of(ResourceType.OBJECT, "c|w");
  private static final Access CREATE_CONTAINER = Access.of(ResourceType.CONTAINER, "c|w;-");
  private static final Access DELEGATION_KEY = Access.of(ResourceType.SERVICE, "-").onlyBearer();

  private final Authorizer authorizer =
      new Authorizer(
          (account, container) ->
              switch (container) {
                case "open" -> Level.CONTAINER;
                case "blobs", "$root" -> Level.BLOB;
                default -> Level.NONE;
              },
          Authentication.CHALLENGE);

  private static TestCall blob(String path) {
    return TestCall.of(Service.BLOB, "GET", "https://myaccount.blob.core.windows.net" + path)
        .with(Headers.of("x-ms-version", "2026-06-06"));
  }

  private void assertAllowed(TestCall call, Principal principal, Access access) {
    assertThatCode(() -> authorizer.authorize(call.build().withPrincipal(principal), access))
        .doesNotThrowAnyException();
  }

  private ApiException refusal(TestCall call, Principal principal, Access access) {
    ApiException failure =
        catchThrowableOfType(
            ApiException.class,
            () -> authorizer.authorize(call.build().withPrincipal(principal), access));
    assertThat(failure).isNotNull();
    return failure;
  }

  private static Permissions permissions(String letters) {
    return Permissions.parse(letters).orElseThrow();
  }

  private static Principal account(String letters) {
    return new Principal.AccountSas(
        permissions(letters), Set.of(Service.BLOB), Set.of(ResourceType.OBJECT));
  }

  private static Principal service(String letters, Scope scope) {
    return new Principal.ServiceSas(
        permissions(letters), scope, KeyRange.all(), HeaderOverrides.none());
  }

  @Test
  void ownersAndUsersMayDoEverything() {
    assertAllowed(blob("/things"), new Principal.Owner(), CREATE_CONTAINER);
    assertAllowed(blob("/things"), new Principal.User("o", "t"), CREATE_CONTAINER);
    assertAllowed(blob("/"), new Principal.User("o", "t"), DELEGATION_KEY);
  }

  @Test
  void onlyUsersMayDoWhatNeedsABearerToken() {
    for (Principal principal :
        new Principal[] {
          new Principal.Owner(), account("rwdlac"), service("r", Scope.container("things"))
        }) {
      ApiException failure = refusal(blob("/"), principal, DELEGATION_KEY);
      assertThat(failure.code()).isEqualTo(ErrorCode.AUTHENTICATION_FAILED);
      assertThat(failure.details())
          .containsEntry(
              "AuthenticationErrorDetail", "Only authentication scheme Bearer is supported");
    }
    assertThat(refusal(blob("/"), new Principal.Anonymous(), DELEGATION_KEY).status())
        .isEqualTo(401);
  }

  @Test
  void anAccountSasNeedsServiceResourceTypeAndPermission() {
    assertAllowed(blob("/things/one"), account("w"), PUT_BLOB);
    assertAllowed(blob("/things/one"), account("c"), PUT_BLOB);
    assertThat(refusal(blob("/things/one"), account("r"), PUT_BLOB).code())
        .isEqualTo(ErrorCode.AUTHORIZATION_PERMISSION_MISMATCH);
    assertThat(refusal(blob("/things"), account("c"), CREATE_CONTAINER).code())
        .isEqualTo(ErrorCode.AUTHORIZATION_RESOURCE_TYPE_MISMATCH);
    TestCall queue =
        TestCall.of(Service.QUEUE, "GET", "https://myaccount.queue.core.windows.net/q/messages");
    assertThat(refusal(queue, account("r"), READ_BLOB).code())
        .isEqualTo(ErrorCode.AUTHORIZATION_SERVICE_MISMATCH);
  }

  @Test
  void aServiceSasNeedsScopeAndPermission() {
    Scope container = Scope.container("things");
    assertAllowed(blob("/things/one"), service("r", container), READ_BLOB);
    assertAllowed(blob("/things"), service("l", container), LIST_BLOBS);
    assertThat(refusal(blob("/things"), service("r", container), LIST_BLOBS).code())
        .isEqualTo(ErrorCode.AUTHORIZATION_PERMISSION_MISMATCH);
    assertThat(refusal(blob("/other/one"), service("r", container), READ_BLOB).code())
        .isEqualTo(ErrorCode.AUTHORIZATION_FAILURE);
    assertThat(refusal(blob("/things"), service("cw", container), CREATE_CONTAINER).code())
        .isEqualTo(ErrorCode.AUTHORIZATION_FAILURE);
  }

  @Test
  void aUserDelegationSasIsBoundLikeAServiceSas() {
    Principal sas =
        new Principal.UserDelegationSas(
            permissions("r"),
            Scope.container("things"),
            new Principal.User("o", "t"),
            HeaderOverrides.none());
    assertAllowed(blob("/things/one"), sas, READ_BLOB);
    assertThat(refusal(blob("/things/one"), sas, PUT_BLOB).code())
        .isEqualTo(ErrorCode.AUTHORIZATION_PERMISSION_MISMATCH);
    assertThat(refusal(blob("/other/one"), sas, READ_BLOB).code())
        .isEqualTo(ErrorCode.AUTHORIZATION_FAILURE);
  }

  @Test
  void aTokenForABlobInTheRootContainerIsNotOneForTheContainerOfThatName() {
    Scope scope = new Scope(Scope.Kind.OBJECT, "$root", "things", "");
    assertAllowed(blob("/things"), service("r", scope), READ_BLOB);
    assertThat(refusal(blob("/things"), service("rl", scope), LIST_BLOBS).code())
        .isEqualTo(ErrorCode.AUTHORIZATION_FAILURE);
  }

  @Test
  void everybodySeesWhatIsPublic() {
    Principal nobody = new Principal.Anonymous();
    assertAllowed(blob("/open/one"), nobody, READ_BLOB);
    assertAllowed(blob("/open"), nobody, LIST_BLOBS);
    assertAllowed(blob("/blobs/one"), nobody, READ_BLOB);
    assertAllowed(blob("/one.txt"), nobody, READ_BLOB);
    assertThat(refusal(blob("/blobs"), nobody, LIST_BLOBS).status()).isEqualTo(401);
    assertThat(refusal(blob("/open/one"), nobody, PUT_BLOB).status()).isEqualTo(401);
  }

  @ParameterizedTest
  @CsvSource({
    "BLOB,2019-12-12,401",
    "BLOB,2019-07-07,404",
    "QUEUE,2019-12-12,401",
    "FILE,2019-12-12,401",
    "TABLE,2020-12-06,401",
    "TABLE,2019-12-12,404",
    "BLOB,,404"
  })
  void whatIsPrivateIsChallengedOrHiddenByVersion(Service service, String version, int status) {
    String host = "https://myaccount." + service.lowerCase() + ".core.windows.net/things/one";
    Headers headers =
        Optional.ofNullable(version)
            .map(text -> Headers.of("x-ms-version", text))
            .orElse(Headers.empty());
    ApiException failure =
        refusal(
            TestCall.of(service, "GET", host).with(headers), new Principal.Anonymous(), READ_BLOB);
    assertThat(failure.status()).isEqualTo(status);
    assertThat(failure.code())
        .isEqualTo(
            status == 401 ? ErrorCode.NO_AUTHENTICATION_INFORMATION : ErrorCode.RESOURCE_NOT_FOUND);
    assertThat(failure.headers().containsKey("WWW-Authenticate")).isEqualTo(status == 401);
  }

  @Test
  void aTokenThatMayOnlyCreateMayNotOverwrite() {
    assertThat(account("c").mayOverwrite()).isFalse();
    assertThat(account("cw").mayOverwrite()).isTrue();
    assertThat(account("w").mayOverwrite()).isTrue();
    assertThat(new Principal.Owner().mayOverwrite()).isTrue();
    assertThat(new Principal.Anonymous().has('r')).isFalse();
  }
}
