package dev.malachite.store;

import java.io.InputStream;
import java.util.Objects;
import java.util.function.LongFunction;

/** Reads chunk after chunk, with one of them in memory. */
final class ChunkStream extends InputStream {
  private static final byte[] NONE = {};

  private final LongFunction<byte[]> chunks;
  private final int chunkBytes;
  private long position;
  private long left;
  private byte[] chunk = NONE;
  private long chunkNumber = -1;

  ChunkStream(LongFunction<byte[]> chunks, int chunkBytes, long offset, long length) {
    this.chunks = chunks;
    this.chunkBytes = chunkBytes;
    this.position = offset;
    this.left = length;
  }

  @Override
  public int read() {
    byte[] one = new byte[1];
    return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
  }

  @Override
  public int read(byte[] target, int offset, int length) {
    Objects.checkFromIndexSize(offset, length, target.length);
    if (length == 0) {
      return 0;
    }
    if (left == 0) {
      return -1;
    }
    int from = load();
    int count = (int) Math.min(Math.min(length, left), chunk.length - from);
    System.arraycopy(chunk, from, target, offset, count);
    move(count);
    return count;
  }

  @Override
  public long skip(long count) {
    long skipped = Math.clamp(count, 0, left);
    move(skipped);
    return skipped;
  }

  private int load() {
    long number = position / chunkBytes;
    if (number != chunkNumber) {
      chunk = chunks.apply(number);
      chunkNumber = number;
    }
    return (int) (position % chunkBytes);
  }

  private void move(long count) {
    position += count;
    left -= count;
  }
}
