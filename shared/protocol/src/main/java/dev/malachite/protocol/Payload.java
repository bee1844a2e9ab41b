package dev.malachite.protocol;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.function.Supplier;

/**
 * The bytes of an answer. A stream is opened only when it is sent, and closed by whoever sends it.
 */
public record Payload(long length, Supplier<InputStream> stream) {
  private static final Payload EMPTY = new Payload(0, InputStream::nullInputStream);

  /** Instead of the length, where it is known only once all was sent. */
  public static final long UNKNOWN = -1;

  public static Payload ofUnknownLength(Supplier<InputStream> stream) {
    return new Payload(UNKNOWN, stream);
  }

  public static Payload empty() {
    return EMPTY;
  }

  public static Payload of(byte[] bytes) {
    return new Payload(bytes.length, () -> new ByteArrayInputStream(bytes));
  }

  public static Payload of(String text) {
    return of(text.getBytes(StandardCharsets.UTF_8));
  }
}
