package dev.malachite.acceptance.blob;

import java.io.InputStream;
import java.util.Random;

/** Bytes that a seed decides, as many as wanted. */
final class RandomStream extends InputStream {
  private final Random random;
  private long remaining;

  RandomStream(long seed, long length) {
    this.random = new Random(seed);
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
    byte[] bytes = new byte[(int) Math.min(Math.min(length, 64 * 1024), remaining)];
    random.nextBytes(bytes);
    System.arraycopy(bytes, 0, target, offset, bytes.length);
    remaining -= bytes.length;
    return bytes.length;
  }
}
