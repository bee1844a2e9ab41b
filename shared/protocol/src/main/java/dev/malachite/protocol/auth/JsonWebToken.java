package dev.malachite.protocol.auth;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A JWT in its compact form: header, claims, signature.
 *
 * @param signed the part the signature is over
 * @param signature still in Base64
 */
record JsonWebToken(
    Map<String, Object> header, Map<String, Object> claims, String signed, String signature) {
  private static final int LONGEST = 32 * 1024;

  /**
   * Empty unless the token is whole, says who issued it, for whom and for how long, and names no
   * extension that a reader would have to know.
   */
  static Optional<JsonWebToken> parse(String text) {
    int first = text.indexOf('.');
    int last = text.lastIndexOf('.');
    if (text.length() > LONGEST || first <= 0 || last <= first + 1) {
      return Optional.empty();
    }
    try {
      Base64.Decoder decoder = Base64.getUrlDecoder();
      return Optional.of(
              new JsonWebToken(
                  object(decoder.decode(text.substring(0, first))),
                  object(decoder.decode(text.substring(first + 1, last))),
                  text.substring(0, last),
                  text.substring(last + 1)))
          .filter(JsonWebToken::isComplete);
    } catch (IllegalArgumentException malformed) {
      return Optional.empty();
    }
  }

  private static Map<String, Object> object(byte[] bytes) {
    return Json.object(new String(bytes, StandardCharsets.UTF_8));
  }

  private boolean isComplete() {
    return !header.containsKey("crit")
        && claims.get("iss") instanceof String
        && !audiences().isEmpty()
        && claims.get("nbf") instanceof Number
        && claims.get("exp") instanceof Number;
  }

  String algorithm() {
    return text(header, "alg");
  }

  String keyId() {
    return text(header, "kid");
  }

  String issuer() {
    return text(claims, "iss");
  }

  List<String> audiences() {
    return switch (claims.get("aud")) {
      case String one -> List.of(one);
      case List<?> many ->
          many.stream().filter(String.class::isInstance).map(String.class::cast).toList();
      case null, default -> List.of();
    };
  }

  long notBefore() {
    return number("nbf");
  }

  long expiry() {
    return number("exp");
  }

  String objectId() {
    return claims.containsKey("oid") ? text(claims, "oid") : text(claims, "sub");
  }

  String tenantId() {
    return text(claims, "tid");
  }

  private long number(String name) {
    return claims.get(name) instanceof Number number ? number.longValue() : 0;
  }

  private static String text(Map<String, Object> object, String name) {
    return object.get(name) instanceof String text ? text : "";
  }
}
