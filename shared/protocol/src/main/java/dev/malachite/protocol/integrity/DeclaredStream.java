package dev.malachite.protocol.integrity;

import dev.malachite.protocol.errors.ApiException;
import dev.malachite.protocol.errors.ErrorCode;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;

/** A body that ends where it said it would: an early end is an error, later bytes are not read. */
final class DeclaredStream extends FilterInputStream {
  private static final String TRUNCATED =
      "The request body ended before the length that its Content-Length header declares.";

  private long remaining;

  DeclaredStream(InputStream body, long length) {
    super(body);
    this.remaining = length;
  }

  @Override
  public int read() {
    byte[] one = new byte[1];
    return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
  }

  @Override
  public int read(byte[] target, int offset, int length) {
    if (remaining == 0) {
      return -1;
    }
    try {
      int read = super.read(target, offset, (int) Math.min(length, remaining));
      if (read < 0) {
        throw truncated();
      }
      remaining -= read;
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
  public int available() throws IOException {
    return (int) Math.min(super.available(), remaining);
  }

  @Override
  public boolean markSupported() {
    return false;
  }

  private static ApiException truncated() {
    return ErrorCode.INVALID_INPUT.exception().message(TRUNCATED);
  }
}
