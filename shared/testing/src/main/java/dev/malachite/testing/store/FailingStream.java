package dev.malachite.testing.store;

import java.io.IOException;
import java.io.InputStream;

/** So many bytes, and then an error. */
final class FailingStream extends InputStream {
  private int left;

  FailingStream(int bytes) {
    this.left = bytes;
  }

  @Override
  public int read() throws IOException {
    takeSome(1);
    return 0;
  }

  @Override
  public int read(byte[] target, int offset, int length) throws IOException {
    return length == 0 ? 0 : takeSome(length);
  }

  private int takeSome(int wanted) throws IOException {
    if (left == 0) {
      throw new IOException("the client went away");
    }
    int taken = Math.min(wanted, left);
    left -= taken;
    return taken;
  }
}
