package dev.malachite.testing.store;

import java.io.ByteArrayInputStream;
import java.io.FilterInputStream;
import java.io.IOException;

/** Gives a few bytes at a time, as a network does. */
final class TricklingStream extends FilterInputStream {
  private static final int AT_ONCE = 1000;

  TricklingStream(byte[] bytes) {
    super(new ByteArrayInputStream(bytes));
  }

  @Override
  public int read(byte[] target, int offset, int length) throws IOException {
    return super.read(target, offset, Math.min(length, AT_ONCE));
  }
}
