package dev.malachite.store.embedded;

import java.io.IOException;
import java.io.InputStream;
import java.util.Objects;

/** Reads a range piece by piece, with one piece in memory. */
final class ChunkStream extends InputStream {
  private static final byte[] NONE = {};

  private final Chunks chunks;
  private final int chunkBytes;
  private final long end;
  private long position;
  private byte[] loaded = NONE;
  private int loadedNumber = -1;

  ChunkStream(Chunks chunks, int chunkBytes, long offset, long length) {
    this.chunks = chunks;
    this.chunkBytes = chunkBytes;
    this.position = offset;
    this.end = offset + length;
  }

  @Override
  public int read() throws IOException {
    byte[] one = new byte[1];
    return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
  }

  @Override
  public int read(byte[] target, int offset, int length) throws IOException {
    Objects.checkFromIndexSize(offset, length, target.length);
    if (length == 0) {
      return 0;
    }
    if (position >= end) {
      return -1;
    }
    load((int) (position / chunkBytes));
    int from = (int) (position % chunkBytes);
    int taken = (int) Math.min(Math.min(length, end - position), loaded.length - from);
    if (taken <= 0) {
      throw new IOException("the content is shorter than it was when written");
    }
    System.arraycopy(loaded, from, target, offset, taken);
    position += taken;
    return taken;
  }

  @Override
  public long skip(long bytes) {
    long skipped = Math.clamp(bytes, 0, end - position);
    position += skipped;
    return skipped;
  }

  private void load(int number) throws IOException {
    if (number != loadedNumber) {
      loaded = chunks.chunk(number);
      loadedNumber = number;
    }
  }
}
