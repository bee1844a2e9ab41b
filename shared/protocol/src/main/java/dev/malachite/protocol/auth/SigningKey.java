package dev.malachite.protocol.auth;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.Base64;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** A secret that signs texts with HMAC-SHA256. It never shows itself. */
final class SigningKey {
  private static final String ALGORITHM = "HmacSHA256";

  // Never used itself: a copy of it signs, without looking for the algorithm each time.
  private final Mac prototype;

  SigningKey(byte[] bytes) {
    try {
      prototype = Mac.getInstance(ALGORITHM);
      prototype.init(new SecretKeySpec(bytes, ALGORITHM));
    } catch (GeneralSecurityException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  byte[] sign(String text) {
    try {
      Mac mac = (Mac) prototype.clone();
      return mac.doFinal(text.getBytes(StandardCharsets.UTF_8));
    } catch (CloneNotSupportedException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  /** Compares as text: several Base64 texts decode to the same bytes, only one of them is valid. */
  boolean verifies(String text, String signature) {
    byte[] expected = Base64.getEncoder().encode(sign(text));
    return MessageDigest.isEqual(expected, signature.getBytes(StandardCharsets.UTF_8));
  }
}
