package dev.malachite.protocol.auth;

import java.math.BigInteger;
import java.security.AlgorithmParameters;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.PublicKey;
import java.security.spec.ECGenParameterSpec;
import java.security.spec.ECParameterSpec;
import java.security.spec.ECPoint;
import java.security.spec.ECPublicKeySpec;
import java.security.spec.RSAPublicKeySpec;
import java.util.Base64;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads the RSA and P-256 keys of a JWK set; others are for algorithms that are not taken. */
final class JsonWebKeySet {
  private static final String CURVE = "P-256";

  private JsonWebKeySet() {}

  /** Keys by their id. */
  static Map<String, PublicKey> parse(String text) {
    Map<String, PublicKey> keys = new HashMap<>();
    if (Json.object(text).get("keys") instanceof List<?> entries) {
      for (Object entry : entries) {
        if (entry instanceof Map<?, ?> key && key.get("kid") instanceof String id) {
          publicKey(key).ifPresent(known -> keys.put(id, known));
        }
      }
    }
    return Map.copyOf(keys);
  }

  private static Optional<PublicKey> publicKey(Map<?, ?> key) {
    try {
      if ("RSA".equals(key.get("kty"))) {
        return Optional.of(rsa(key));
      }
      boolean known = "EC".equals(key.get("kty")) && CURVE.equals(key.get("crv"));
      return known ? Optional.of(elliptic(key)) : Optional.empty();
    } catch (GeneralSecurityException invalid) {
      throw new IllegalArgumentException("The key set has an invalid key", invalid);
    }
  }

  private static PublicKey rsa(Map<?, ?> key) throws GeneralSecurityException {
    return KeyFactory.getInstance("RSA")
        .generatePublic(new RSAPublicKeySpec(number(key, "n"), number(key, "e")));
  }

  private static PublicKey elliptic(Map<?, ?> key) throws GeneralSecurityException {
    AlgorithmParameters curve = AlgorithmParameters.getInstance("EC");
    curve.init(new ECGenParameterSpec("secp256r1"));
    ECPoint point = new ECPoint(number(key, "x"), number(key, "y"));
    return KeyFactory.getInstance("EC")
        .generatePublic(new ECPublicKeySpec(point, curve.getParameterSpec(ECParameterSpec.class)));
  }

  private static BigInteger number(Map<?, ?> key, String name) {
    if (key.get(name) instanceof String text) {
      return new BigInteger(1, Base64.getUrlDecoder().decode(text));
    }
    throw new IllegalArgumentException("A key of the key set lacks " + name);
  }
}
