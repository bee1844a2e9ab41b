package dev.malachite.protocol.auth;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.PublicKey;
import java.security.Signature;
import java.security.interfaces.ECPublicKey;
import java.security.interfaces.RSAPublicKey;
import java.util.Base64;
import java.util.Map;
import java.util.function.Supplier;

/** The public keys of an issuer, read again whenever the set that is supplied changes. */
final class JsonWebKeys {
  private record Parsed(String text, Map<String, PublicKey> keys) {}

  private final Supplier<String> source;
  private volatile Parsed parsed = new Parsed("", Map.of());

  JsonWebKeys(Supplier<String> source) {
    this.source = source;
  }

  boolean verify(JsonWebToken token) {
    PublicKey key = keys().get(token.keyId());
    if (key == null) {
      return false;
    }
    return switch (token.algorithm()) {
      case "RS256" -> key instanceof RSAPublicKey && verify(token, key, "SHA256withRSA");
      case "ES256" ->
          key instanceof ECPublicKey && verify(token, key, "SHA256withECDSAinP1363Format");
      default -> false;
    };
  }

  private static boolean verify(JsonWebToken token, PublicKey key, String algorithm) {
    try {
      Signature signature = Signature.getInstance(algorithm);
      signature.initVerify(key);
      signature.update(token.signed().getBytes(StandardCharsets.US_ASCII));
      return signature.verify(Base64.getUrlDecoder().decode(token.signature()));
    } catch (GeneralSecurityException | IllegalArgumentException invalid) {
      return false;
    }
  }

  private Map<String, PublicKey> keys() {
    String text = source.get();
    Parsed known = parsed;
    if (!known.text().equals(text)) {
      known = new Parsed(text, JsonWebKeySet.parse(text));
      parsed = known;
    }
    return known.keys();
  }
}
