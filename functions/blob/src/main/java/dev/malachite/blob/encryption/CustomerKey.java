package dev.malachite.blob.encryption;

import dev.malachite.protocol.Headers;
import dev.malachite.protocol.errors.MalformedInput;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.Optional;
import javax.crypto.SecretKey;
import javax.crypto.spec.SecretKeySpec;

/** A key that only the client keeps: the server stores nothing but its digest. */
public final class CustomerKey {
  static final String KEY = "x-ms-encryption-key";
  private static final String DIGEST = "x-ms-encryption-key-sha256";
  private static final String ALGORITHM = "x-ms-encryption-algorithm";
  private static final int LENGTH = 32;

  private final SecretKey key;
  private final String sha256;

  private CustomerKey(byte[] key, String sha256) {
    this.key = new SecretKeySpec(key, "AES");
    this.sha256 = sha256;
  }

  /** All three headers, or none of them. */
  public static Optional<CustomerKey> of(Headers headers) {
    boolean any = headers.has(KEY) || headers.has(DIGEST) || headers.has(ALGORITHM);
    return any ? Optional.of(parse(headers)) : Optional.empty();
  }

  private static CustomerKey parse(Headers headers) {
    String text = required(headers, KEY);
    String digest = required(headers, DIGEST);
    String algorithm = required(headers, ALGORITHM);
    if (!algorithm.equalsIgnoreCase("AES256")) {
      throw MalformedInput.invalidHeader(ALGORITHM, algorithm);
    }
    byte[] key = decode(KEY, text);
    if (!MessageDigest.isEqual(sha256(key), decode(DIGEST, digest))) {
      throw MalformedInput.invalidHeader(DIGEST, digest);
    }
    return new CustomerKey(key, digest);
  }

  private static String required(Headers headers, String name) {
    return headers.first(name).orElseThrow(() -> MalformedInput.missingHeader(name));
  }

  private static byte[] decode(String header, String text) {
    String shown = header.equals(KEY) ? "" : text;
    try {
      byte[] bytes = Base64.getDecoder().decode(text);
      if (bytes.length == LENGTH) {
        return bytes;
      }
    } catch (IllegalArgumentException notBase64) {
      throw MalformedInput.invalidHeader(header, shown);
    }
    throw MalformedInput.invalidHeader(header, shown);
  }

  private static byte[] sha256(byte[] bytes) {
    try {
      return MessageDigest.getInstance("SHA-256").digest(bytes);
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  SecretKey key() {
    return key;
  }

  public String sha256() {
    return sha256;
  }
}
