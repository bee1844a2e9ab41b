package dev.malachite.protocol.xml;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PushbackInputStream;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * Decodes a document, strictly: UTF-8, or UTF-16 with a byte order mark. The parser's own decoder
 * prints what it refuses to standard error, which strangers could fill.
 */
final class XmlCharacters {
  private static final char MARK = '\uFEFF';
  private static final int LONGEST_MARK = 3;
  private static final List<Charset> CHARSETS =
      List.of(StandardCharsets.UTF_8, StandardCharsets.UTF_16BE, StandardCharsets.UTF_16LE);

  private XmlCharacters() {}

  static Reader decode(InputStream document) {
    PushbackInputStream bytes = new PushbackInputStream(document, LONGEST_MARK);
    try {
      byte[] head = bytes.readNBytes(LONGEST_MARK);
      for (Charset charset : CHARSETS) {
        int length = String.valueOf(MARK).getBytes(charset).length;
        if (isMark(head, length, charset)) {
          bytes.unread(head, length, head.length - length);
          return new InputStreamReader(bytes, charset.newDecoder());
        }
      }
      bytes.unread(head);
      return new InputStreamReader(bytes, StandardCharsets.UTF_8.newDecoder());
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  private static boolean isMark(byte[] head, int length, Charset charset) {
    return head.length >= length
        && new String(head, 0, length, charset).equals(String.valueOf(MARK));
  }
}
