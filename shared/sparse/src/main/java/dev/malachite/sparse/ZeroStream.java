package dev.malachite.sparse;

import java.io.InputStream;
import java.util.Arrays;

/** Zeros without end. */
final class ZeroStream extends InputStream {
  @Override
  public int read() {
    return 0;
  }

  @Override
  public int read(byte[] target, int offset, int length) {
    Arrays.fill(target, offset, offset + length, (byte) 0);
    return length;
  }
}
