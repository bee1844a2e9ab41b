package dev.malachite.protocol.batch;

import dev.malachite.protocol.Headers;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Reads lines that end as the protocol says, and what is left after them. */
final class Lines {
  private static final int LONGEST_LINE = 16 * 1024;
  private static final int MOST_HEADERS = 64;
  private static final String SEPARATORS = "()<>@,;\\\"/[]?={}";

  private final byte[] bytes;
  private int at;

  Lines(byte[] bytes) {
    this.bytes = bytes;
  }

  private boolean isAtEnd() {
    return at == bytes.length;
  }

  /** The line without its end; the last line needs none. */
  String next() {
    int end = at;
    while (end < bytes.length && bytes[end] != '\r' && bytes[end] != '\n') {
      end++;
    }
    boolean ended = end + 1 < bytes.length && bytes[end] == '\r' && bytes[end + 1] == '\n';
    if (!ended && end < bytes.length) {
      throw BatchErrors.malformed("a line does not end with CR and LF.");
    }
    if (end - at > LONGEST_LINE) {
      throw BatchErrors.malformed("a line is too long.");
    }
    String line = new String(bytes, at, end - at, StandardCharsets.UTF_8);
    at = ended ? end + 2 : end;
    return line;
  }

  /** Header fields up to the empty line, or to the end. */
  Headers headers() {
    Headers.Builder headers = Headers.builder();
    for (int count = 0; !isAtEnd(); count++) {
      String line = next();
      if (line.isEmpty()) {
        return headers.build();
      }
      if (count == MOST_HEADERS) {
        throw BatchErrors.malformed("a part has too many headers.");
      }
      int colon = line.indexOf(':');
      if (colon < 1 || !isToken(line, colon)) {
        throw BatchErrors.malformed("a header has no name.");
      }
      headers.add(line.substring(0, colon), line.substring(colon + 1).strip());
    }
    return headers.build();
  }

  byte[] rest() {
    return Arrays.copyOfRange(bytes, at, bytes.length);
  }

  private static boolean isToken(String line, int end) {
    for (int i = 0; i < end; i++) {
      char sign = line.charAt(i);
      if (sign <= ' ' || sign >= 0x7f || SEPARATORS.indexOf(sign) >= 0) {
        return false;
      }
    }
    return true;
  }
}
