package dev.malachite.lambda;

import java.nio.charset.StandardCharsets;

/**
 * The path of an event as the client sent it. Function URLs and REST APIs hand it on untouched; an
 * HTTP API decodes it, and only what could not have been sent as it is can be encoded again.
 */
final class RawPath {
  private static final String LITERAL = "-._~!$&'()*+,;=:@/";

  private RawPath() {}

  static String of(String path) {
    StringBuilder raw = new StringBuilder(path.length());
    byte[] bytes = path.getBytes(StandardCharsets.UTF_8);
    for (int i = 0; i < bytes.length; i++) {
      char letter = (char) (bytes[i] & 0xff);
      if (isLiteral(letter) || (letter == '%' && startsEscape(bytes, i))) {
        raw.append(letter);
      } else {
        raw.append('%').append(hex(letter >> 4)).append(hex(letter & 0xf));
      }
    }
    return raw.toString();
  }

  private static boolean isLiteral(char letter) {
    return (letter >= 'a' && letter <= 'z')
        || (letter >= 'A' && letter <= 'Z')
        || (letter >= '0' && letter <= '9')
        || LITERAL.indexOf(letter) >= 0;
  }

  private static boolean startsEscape(byte[] bytes, int percent) {
    return percent + 2 < bytes.length
        && Character.digit(bytes[percent + 1], 16) >= 0
        && Character.digit(bytes[percent + 2], 16) >= 0;
  }

  private static char hex(int digit) {
    return Character.toUpperCase(Character.forDigit(digit, 16));
  }
}
