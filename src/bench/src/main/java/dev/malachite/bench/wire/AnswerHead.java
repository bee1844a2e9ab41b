package dev.malachite.bench.wire;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;

/**
 * The head of an answer. Each byte is looked at once, for the ends of lines; only the headers that
 * tell the length of the body are read at once, others when somebody asks.
 */
final class AnswerHead {
  private static final int PIECE = 1024;
  private static final int STATUS = "HTTP/1.1 ".length();
  private static final String LENGTH = "content-length";
  private static final String ENCODING = "transfer-encoding";

  private byte[] bytes = new byte[2 * PIECE];
  private int length;
  private int line;
  private int status;
  private long bodyLength;
  private boolean chunked;

  void clear() {
    length = 0;
    line = 0;
    status = 0;
    bodyLength = 0;
    chunked = false;
  }

  /** Takes what belongs to the head, and says whether it ends there. */
  boolean take(ByteBuffer in) {
    while (in.hasRemaining()) {
      int from = length;
      copy(in);
      for (int at = from; at < length; at++) {
        if (bytes[at] == '\n' && endsHead(at)) {
          in.position(in.position() - (length - at - 1));
          length = at + 1;
          return true;
        }
      }
    }
    return false;
  }

  private void copy(ByteBuffer in) {
    int count = Math.min(in.remaining(), PIECE);
    if (length + count > bytes.length) {
      bytes = Arrays.copyOf(bytes, 2 * bytes.length);
    }
    in.get(bytes, length, count);
    length += count;
  }

  private boolean endsHead(int newline) {
    int end = endOfLine(newline);
    if (end == line) {
      return true;
    }
    if (line == 0) {
      status = (int) number(STATUS, STATUS + 3);
    } else if (isNamed(line, LENGTH)) {
      bodyLength = number(line + LENGTH.length() + 1, end);
    } else if (isNamed(line, ENCODING)) {
      chunked = value(line + ENCODING.length() + 1, end).equals("chunked");
    }
    line = newline + 1;
    return false;
  }

  private int endOfLine(int newline) {
    return newline > 0 && bytes[newline - 1] == '\r' ? newline - 1 : newline;
  }

  private boolean isNamed(int start, String name) {
    if (start + name.length() >= length || bytes[start + name.length()] != ':') {
      return false;
    }
    for (int i = 0; i < name.length(); i++) {
      if (Character.toLowerCase((char) bytes[start + i]) != name.charAt(i)) {
        return false;
      }
    }
    return true;
  }

  private long number(int start, int end) {
    return Long.parseLong(value(start, end));
  }

  private String value(int start, int end) {
    return new String(bytes, start, end - start, StandardCharsets.ISO_8859_1).trim();
  }

  int status() {
    return status;
  }

  /** What Content-Length says, or 0. */
  long bodyLength() {
    return bodyLength;
  }

  boolean isChunked() {
    return chunked;
  }

  /** Sought by its name in lower case. */
  Optional<String> header(String name) {
    int start = 0;
    for (int at = 0; at < length; at++) {
      if (bytes[at] == '\n') {
        if (isNamed(start, name)) {
          return Optional.of(value(start + name.length() + 1, endOfLine(at)));
        }
        start = at + 1;
      }
    }
    return Optional.empty();
  }
}
