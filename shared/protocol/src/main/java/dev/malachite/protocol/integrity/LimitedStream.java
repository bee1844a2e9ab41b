package dev.malachite.protocol.integrity;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;

/** Refuses a body as soon as it proves longer than allowed. */
public final class LimitedStream extends FilterInputStream {
  private final long largest;
  private long count;

  public LimitedStream(InputStream body, long largest) {
    super(body);
    this.largest = largest;
  }

  @Override
  public int read() {
    try {
      int value = super.read();
      count(value < 0 ? 0 : 1);
      return value;
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  @Override
  public int read(byte[] target, int offset, int length) {
    try {
      int read = super.read(target, offset, length);
      count(Math.max(read, 0));
      return read;
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  @Override
  public long skip(long bytes) {
    return bytes <= 0 || read() < 0 ? 0 : 1;
  }

  @Override
  public boolean markSupported() {
    return false;
  }

  private void count(int read) {
    count += read;
    if (count > largest) {
      throw BodyLimits.tooLarge(largest);
    }
  }
}
