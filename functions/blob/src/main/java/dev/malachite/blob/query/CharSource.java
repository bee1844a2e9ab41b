package dev.malachite.blob.query;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** The text of a blob, letter by letter with some foresight, in bounded memory. */
final class CharSource implements AutoCloseable {
  /** The longest record; what is longer would have to be in memory. */
  private static final int LONGEST_RECORD = 4 * 1024 * 1024;

  static final int END = -1;

  private static final int FORESIGHT = 1024;
  private static final char BYTE_ORDER_MARK = '\ufeff';

  private final Counter bytes;
  private final Reader reader;
  private final char[] buffer = new char[16 * 1024];
  private int start;
  private int limit;
  private boolean ended;
  private int taken;
  private long passed;

  CharSource(InputStream blob) {
    bytes = new Counter(blob);
    reader = new InputStreamReader(bytes, StandardCharsets.UTF_8);
    if (peek() == BYTE_ORDER_MARK) {
      next();
    }
  }

  /** How many bytes were read so far. */
  long scanned() {
    return bytes.count;
  }

  /** How many bytes the letters have that were passed. */
  long passed() {
    return passed;
  }

  void beginRecord() {
    taken = 0;
  }

  int peek() {
    return fill(1) ? buffer[start] : END;
  }

  int next() {
    if (!fill(1)) {
      return END;
    }
    if (++taken > LONGEST_RECORD) {
      throw QueryFault.parse("A record is too long.");
    }
    passed += length(buffer[start]);
    return buffer[start++];
  }

  /** Whether the text comes next. */
  boolean comes(String text) {
    if (text.isEmpty() || text.length() > FORESIGHT || !fill(text.length())) {
      return false;
    }
    for (int i = 0; i < text.length(); i++) {
      if (buffer[start + i] != text.charAt(i)) {
        return false;
      }
    }
    return true;
  }

  /** Passes over the text, if it comes next. */
  boolean take(String text) {
    boolean comes = comes(text);
    if (comes) {
      start += text.length();
      passed += text.chars().map(letter -> length((char) letter)).sum();
    }
    return comes;
  }

  /** In UTF-8; what needs two letters here has four bytes there. */
  private static int length(char letter) {
    if (letter < 0x80) {
      return 1;
    }
    return letter < 0x800 || Character.isSurrogate(letter) ? 2 : 3;
  }

  private boolean fill(int count) {
    try {
      while (limit - start < count && !ended) {
        System.arraycopy(buffer, start, buffer, 0, limit - start);
        limit -= start;
        start = 0;
        int read = reader.read(buffer, limit, buffer.length - limit);
        ended = read < 0;
        limit += Math.max(read, 0);
      }
      return limit - start >= count;
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  @Override
  public void close() {
    try {
      reader.close();
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  private static final class Counter extends FilterInputStream {
    private long count;

    Counter(InputStream source) {
      super(source);
    }

    @Override
    public int read() throws IOException {
      int value = super.read();
      count += value < 0 ? 0 : 1;
      return value;
    }

    @Override
    public int read(byte[] target, int offset, int length) throws IOException {
      int read = super.read(target, offset, length);
      count += Math.max(read, 0);
      return read;
    }
  }
}
