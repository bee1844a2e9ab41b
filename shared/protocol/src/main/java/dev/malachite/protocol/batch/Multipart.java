package dev.malachite.protocol.batch;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Takes a multipart document apart. Lines end with CR and LF; what is not well formed is refused.
 */
public final class Multipart {
  private final byte[] document;
  private final byte[] delimiter;

  private Multipart(byte[] document, String boundary) {
    this.document = document;
    this.delimiter = ("\r\n--" + boundary).getBytes(StandardCharsets.UTF_8);
  }

  /**
   * The parts, at most so many.
   *
   * @param contentType names the boundary
   */
  public static List<MimePart> parse(String contentType, byte[] document, int mostParts) {
    String boundary =
        Boundary.of(contentType)
            .orElseThrow(() ->
                BatchErrors.malformed("the content type is not multipart/mixed with a boundary."));
    return new Multipart(document, boundary).parts(mostParts);
  }

  private List<MimePart> parts(int most) {
    List<MimePart> parts = new ArrayList<>();
    int start = first();
    while (!isClosed(start)) {
      if (parts.size() == most) {
        throw BatchErrors.malformed("it has more than " + most + " parts.");
      }
      int content = lineEnd(start) + 2;
      // The delimiter after an empty part begins with the line end of the one before.
      int end = find(content - 2);
      parts.add(part(content, Math.max(end, content)));
      start = end + delimiter.length;
    }
    return parts;
  }

  private MimePart part(int from, int to) {
    Lines lines = new Lines(Arrays.copyOfRange(document, from, to));
    return new MimePart(lines.headers(), lines.rest());
  }

  /** Just after the first delimiter, before which there may be a preamble. */
  private int first() {
    int length = delimiter.length - 2;
    boolean atStart =
        document.length >= length
            && Arrays.equals(document, 0, length, delimiter, 2, delimiter.length)
            && isDelimiterEnd(length);
    return atStart ? length : find(0) + delimiter.length;
  }

  private int find(int from) {
    for (int at = from; at + delimiter.length <= document.length; at++) {
      if (document[at] == '\r'
          && Arrays.equals(document, at, at + delimiter.length, delimiter, 0, delimiter.length)
          && isDelimiterEnd(at + delimiter.length)) {
        return at;
      }
    }
    throw BatchErrors.malformed("a boundary is missing.");
  }

  private boolean isDelimiterEnd(int at) {
    return isClosed(at) || lineEnd(at) >= 0;
  }

  private boolean isClosed(int at) {
    return at + 1 < document.length && document[at] == '-' && document[at + 1] == '-';
  }

  /** Where the line ends, if nothing but blanks comes before. */
  private int lineEnd(int from) {
    int at = from;
    while (at < document.length && (document[at] == ' ' || document[at] == '\t')) {
      at++;
    }
    boolean ends = at + 1 < document.length && document[at] == '\r' && document[at + 1] == '\n';
    return ends ? at : -1;
  }
}
