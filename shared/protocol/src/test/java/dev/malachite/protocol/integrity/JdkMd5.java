package dev.malachite.protocol.integrity;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;

/** What an MD5 has to be. */
final class JdkMd5 {
  private JdkMd5() {}

  static byte[] of(byte[] bytes) {
    try {
      return MessageDigest.getInstance("MD5").digest(bytes);
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException(impossible);
    }
  }
}
