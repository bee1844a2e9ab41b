package dev.malachite.protocol;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** Percent-decoding as URIs define it: a plus sign is a plus sign. */
public final class PercentCoding {
  private PercentCoding() {}

  /** Empty where an escape is broken or the bytes are not UTF-8. */
  public static Optional<String> decode(String text) {
    if (text.indexOf('%') < 0) {
      return Optional.of(text);
    }
    byte[] source = text.getBytes(StandardCharsets.UTF_8);
    byte[] target = new byte[source.length];
    int length = 0;
    for (int i = 0; i < source.length; i++) {
      int value = source[i];
      if (value == '%') {
        if (i + 2 >= source.length) {
          return Optional.empty();
        }
        int high = Character.digit(source[i + 1], 16);
        int low = Character.digit(source[i + 2], 16);
        if (high < 0 || low < 0) {
          return Optional.empty();
        }
        value = high << 4 | low;
        i += 2;
      }
      target[length++] = (byte) value;
    }
    return text(ByteBuffer.wrap(target, 0, length));
  }

  private static Optional<String> text(ByteBuffer utf8) {
    try {
      CharBuffer decoded = StandardCharsets.UTF_8.newDecoder().decode(utf8);
      return Optional.of(decoded.toString());
    } catch (CharacterCodingException malformed) {
      return Optional.empty();
    }
  }
}
