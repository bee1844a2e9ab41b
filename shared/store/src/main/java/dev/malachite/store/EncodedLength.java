package dev.malachite.store;

import java.nio.charset.StandardCharsets;

/** Counts encoded bytes. The library knows how to look at many characters at once. */
final class EncodedLength {
  static final int MALFORMED = -1;

  private EncodedLength() {}

  /** How many bytes the text has in UTF-8; {@link #MALFORMED} where a surrogate stands alone. */
  static int of(String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    // What cannot be encoded became something else.
    return new String(bytes, StandardCharsets.UTF_8).equals(text) ? bytes.length : MALFORMED;
  }
}
