package dev.malachite.store.embedded;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.zip.CRC32C;

/** The checksums of the pieces of a file, in their order, and what all pieces are together. */
final class FileSums {
  private ByteBuffer sums = ByteBuffer.allocate(16 * Integer.BYTES);
  private long length;

  void add(byte[] piece, int count) {
    if (!sums.hasRemaining()) {
      sums = ByteBuffer.allocate(2 * sums.capacity()).put(sums.flip());
    }
    sums.putInt(of(ByteBuffer.wrap(piece, 0, count)));
    length += count;
  }

  long length() {
    return length;
  }

  byte[] encoded() {
    return Arrays.copyOf(sums.array(), sums.position());
  }

  static int of(ByteBuffer piece) {
    CRC32C sum = new CRC32C();
    sum.update(piece);
    return (int) sum.getValue();
  }
}
