package dev.malachite.protocol.auth;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.malachite.protocol.Headers;
import dev.malachite.protocol.Service;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.Signature;
import java.security.interfaces.ECPublicKey;
import java.security.interfaces.RSAPublicKey;
import java.security.spec.ECGenParameterSpec;
import java.util.Arrays;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

class SignedTokensTest {
  private static final String ISSUER = "https://issuer.example";
  private static KeyPair rsa;
  private static KeyPair elliptic;

  @BeforeAll
  static void makeKeys() throws GeneralSecurityException {
    KeyPairGenerator generator = KeyPairGenerator.getInstance("RSA");
    generator.initialize(2048);
    rsa = generator.generateKeyPair();
    KeyPairGenerator curve = KeyPairGenerator.getInstance("EC");
    curve.initialize(new ECGenParameterSpec("secp256r1"));
    elliptic = curve.generateKeyPair();
  }

  private static String number(BigInteger value) {
    byte[] bytes = value.toByteArray();
    return Tokens.encode(bytes[0] == 0 ? Arrays.copyOfRange(bytes, 1, bytes.length) : bytes);
  }

  private static String keySet() {
    RSAPublicKey first = (RSAPublicKey) rsa.getPublic();
    ECPublicKey second = (ECPublicKey) elliptic.getPublic();
    return """
    {"keys":[{"kty":"RSA","kid":"r","n":"%s","e":"%s"},
             {"kty":"EC","crv":"P-256","kid":"e","x":"%s","y":"%s"},
             {"kty":"oct","kid":"o","k":"AAAA"},{"kty":"RSA"}]}
    """
        .formatted(
            number(first.getModulus()),
            number(first.getPublicExponent()),
            number(second.getW().getAffineX()),
            number(second.getW().getAffineY()));
  }

  private static String token(String algorithm, String keyId, KeyPair pair)
      throws GeneralSecurityException {
    String claims =
        Tokens.claims(ISSUER, "https://storage.azure.com", "me", TestCall.NOW.getEpochSecond(), 60);
    String input =
        Tokens.signingInput("{\"alg\":\"" + algorithm + "\",\"kid\":\"" + keyId + "\"}", claims);
    String name = pair == rsa ? "SHA256withRSA" : "SHA256withECDSAinP1363Format";
    Signature signature = Signature.getInstance(name);
    signature.initSign(pair.getPrivate());
    signature.update(input.getBytes(StandardCharsets.US_ASCII));
    return input + "." + Tokens.encode(signature.sign());
  }

  private static Authenticator authenticator(AtomicReference<String> keys) {
    BearerSettings settings = BearerSettings.full(Authentication.CHALLENGE, ISSUER, keys::get);
    return new Authenticator((c, n, i) -> Optional.empty(), new BearerTokens(settings));
  }

  private static TestCall call(String token) {
    return TestCall.of(Service.BLOB, "GET", "https://myaccount.blob.core.windows.net/c/b")
        .with(Headers.of("Authorization", "Bearer " + token));
  }

  private static Principal authenticate(String token) {
    return authenticator(new AtomicReference<>(keySet()))
        .authenticate(call(token).build(), TestCall.account());
  }

  private static void assertInvalid(String token) {
    assertThat(
            Authentication.failure(authenticator(new AtomicReference<>(keySet())), call(token))
                .details())
        .containsEntry("AuthenticationErrorDetail", "Signature validation failed.");
  }

  @Test
  void bothAlgorithmsAreTaken() throws GeneralSecurityException {
    assertThat(authenticate(token("RS256", "r", rsa)))
        .isEqualTo(new Principal.User("me", "tenant"));
    assertThat(authenticate(token("ES256", "e", elliptic)))
        .isEqualTo(new Principal.User("me", "tenant"));
  }

  @Test
  void anyOtherSignatureIsChallenged() throws GeneralSecurityException {
    assertInvalid(token("RS256", "e", rsa));
    assertInvalid(token("ES256", "r", elliptic));
    assertInvalid(token("RS256", "unknown", rsa));
    assertInvalid(token("none", "r", rsa));
    assertInvalid(token("HS256", "o", rsa));
    String valid = token("RS256", "r", rsa);
    assertInvalid(valid.substring(0, valid.lastIndexOf('.') + 1) + "AAAA");
    assertInvalid(valid.substring(0, valid.lastIndexOf('.') + 1));
    assertInvalid(valid.substring(0, valid.lastIndexOf('.') + 1) + "!");
    int dot = valid.indexOf('.');
    String forged =
        valid.substring(0, dot + 1)
            + Tokens.encode(
                Tokens.claims(
                        ISSUER,
                        "https://storage.azure.com",
                        "root",
                        TestCall.NOW.getEpochSecond(),
                        60)
                    .getBytes(StandardCharsets.UTF_8))
            + valid.substring(valid.lastIndexOf('.'));
    assertInvalid(forged);
  }

  @Test
  void anExtensionThatMustBeKnownMakesATokenUnreadable() {
    String claims = Tokens.claims(ISSUER, "https://storage.azure.com", "me", 0, 60);
    String header = "{\"alg\":\"RS256\",\"kid\":\"r\",\"crit\":[\"x\"]}";
    assertThat(JsonWebToken.parse(Tokens.signingInput(header, claims) + ".AA")).isEmpty();
  }

  @Test
  void aNewKeySetIsReadWhenItChanges() throws GeneralSecurityException {
    AtomicReference<String> keys = new AtomicReference<>("{\"keys\":[]}");
    Authenticator authenticator = authenticator(keys);
    TestCall call = call(token("RS256", "r", rsa));
    assertThat(Authentication.failure(authenticator, call).status()).isEqualTo(401);
    keys.set(keySet());
    assertThat(authenticator.authenticate(call.build(), TestCall.account()).has('r')).isTrue();
  }

  @Test
  void aBrokenKeySetIsNotTakenForAnEmptyOne() {
    assertThatThrownBy(() -> JsonWebKeySet.parse("{")).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> JsonWebKeySet.parse("{\"keys\":[{\"kty\":\"RSA\",\"kid\":\"x\"}]}"))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() ->
            JsonWebKeySet.parse(
                "{\"keys\":[{\"kty\":\"RSA\",\"kid\":\"x\",\"n\":\"AQ\",\"e\":\"AQ\"}]}"))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
