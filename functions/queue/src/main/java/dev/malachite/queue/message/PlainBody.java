package dev.malachite.queue.message;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * The text of a document as nearly every producer writes it, without a parser: setting one up takes
 * longer than everything else a small message needs. Whatever is not certain is left to the parser.
 */
final class PlainBody {
  private static final List<byte[]> DECLARATIONS =
      List.of(
          ascii("<?xml version=\"1.0\" encoding=\"utf-8\"?>"),
          ascii("<?xml version=\"1.0\" encoding=\"UTF-8\"?>"),
          ascii("<?xml version='1.0' encoding='utf-8'?>"),
          ascii("<?xml version='1.0' encoding='UTF-8'?>"));
  private static final byte[] BEFORE = ascii("<QueueMessage><MessageText>");
  private static final byte[] AFTER = ascii("</MessageText></QueueMessage>");

  private PlainBody() {}

  static Optional<String> text(byte[] document) {
    int start = afterDeclaration(document);
    int from = start + BEFORE.length;
    int to = document.length - AFTER.length;
    boolean plain =
        from <= to
            && has(document, start, BEFORE)
            && has(document, to, AFTER)
            && isPlain(document, from, to);
    return plain
        ? Optional.of(new String(document, from, to - from, StandardCharsets.US_ASCII))
        : Optional.empty();
  }

  private static int afterDeclaration(byte[] document) {
    for (byte[] declaration : DECLARATIONS) {
      if (has(document, 0, declaration)) {
        return declaration.length;
      }
    }
    return 0;
  }

  private static boolean has(byte[] document, int at, byte[] part) {
    int end = at + part.length;
    return end <= document.length && Arrays.equals(document, at, end, part, 0, part.length);
  }

  // No reference, no end of a section, no line break for a parser to change, nothing but ASCII.
  private static boolean isPlain(byte[] document, int from, int to) {
    for (int i = from; i < to; i++) {
      byte letter = document[i];
      if (letter < ' ' || letter > '~' || letter == '&' || letter == '<' || letter == '>') {
        return false;
      }
    }
    return true;
  }

  private static byte[] ascii(String text) {
    return text.getBytes(StandardCharsets.US_ASCII);
  }
}
