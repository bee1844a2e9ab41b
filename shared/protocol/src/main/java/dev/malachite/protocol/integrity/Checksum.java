package dev.malachite.protocol.integrity;

import dev.malachite.protocol.errors.ApiException;
import java.security.MessageDigest;
import java.util.Base64;
import java.util.Optional;
import java.util.function.BiFunction;

/** A digest in Base64, as headers carry it. */
public record Checksum(String text) {
  /** Empty where it is not Base64 of that many bytes. */
  static Optional<Checksum> parse(String text, int length) {
    try {
      byte[] bytes = Base64.getDecoder().decode(text);
      return bytes.length == length ? Optional.of(new Checksum(text(bytes))) : Optional.empty();
    } catch (IllegalArgumentException notBase64) {
      return Optional.empty();
    }
  }

  public static String text(byte[] digest) {
    return Base64.getEncoder().encodeToString(digest);
  }

  public byte[] bytes() {
    return Base64.getDecoder().decode(text);
  }

  void requireSame(byte[] computed, BiFunction<String, String, ApiException> mismatch) {
    if (!MessageDigest.isEqual(bytes(), computed)) {
      throw mismatch.apply(text, text(computed));
    }
  }
}
