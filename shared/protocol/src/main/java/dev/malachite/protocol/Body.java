package dev.malachite.protocol;

import java.io.InputStream;
import java.util.OptionalLong;

/**
 * The bytes of a request: read once, as they arrive. The length is what was declared; chunked
 * bodies have none.
 */
public record Body(OptionalLong length, InputStream stream) {
  public static Body empty() {
    return new Body(OptionalLong.of(0), InputStream.nullInputStream());
  }
}
