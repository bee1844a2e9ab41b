package dev.malachite.blob.encryption;

import dev.malachite.protocol.Headers;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.Base64;

/** Keys as clients send them. */
final class Keys {
  private Keys() {}

  static CustomerKey of(int seed) {
    return CustomerKey.of(Headers.of(headers(seed))).orElseThrow();
  }

  static String[] headers(int seed) {
    byte[] key = new byte[32];
    Arrays.fill(key, (byte) seed);
    return new String[] {
      "x-ms-encryption-key", Base64.getEncoder().encodeToString(key),
      "x-ms-encryption-key-sha256", digest(key),
      "x-ms-encryption-algorithm", "AES256"
    };
  }

  private static String digest(byte[] key) {
    try {
      return Base64.getEncoder().encodeToString(MessageDigest.getInstance("SHA-256").digest(key));
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException(impossible);
    }
  }
}
