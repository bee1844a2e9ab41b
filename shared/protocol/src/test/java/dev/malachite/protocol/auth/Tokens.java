package dev.malachite.protocol.auth;

import java.nio.charset.StandardCharsets;
import java.util.Base64;

/** Bearer tokens for tests. */
final class Tokens {
  private static final long NOW = TestCall.NOW.getEpochSecond();

  private Tokens() {}

  /** Good in every respect but its signature, which basic mode does not look at. */
  static String basic(String objectId) {
    return unsigned(
        claims(
            "https://sts.windows.net/tenant/", "https://storage.azure.com/", objectId, NOW, 3600));
  }

  static String claims(String issuer, String audience, String objectId, long from, long seconds) {
    return """
    {"iss":"%s","aud":"%s","nbf":%d,"exp":%d,"oid":"%s","tid":"tenant"}
    """
        .formatted(issuer, audience, from, from + seconds, objectId);
  }

  static String unsigned(String claims) {
    return signingInput("{\"alg\":\"RS256\",\"typ\":\"JWT\"}", claims) + "." + encode(new byte[8]);
  }

  static String signingInput(String header, String claims) {
    return encode(header.getBytes(StandardCharsets.UTF_8))
        + "."
        + encode(claims.getBytes(StandardCharsets.UTF_8));
  }

  static String encode(byte[] bytes) {
    return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
  }
}
