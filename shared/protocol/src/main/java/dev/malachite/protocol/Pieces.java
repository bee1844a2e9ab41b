package dev.malachite.protocol;

import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.channels.ReadableByteChannel;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;

/**
 * Takes an answer as it is written, in pieces: nothing is moved when it gets longer, and none of
 * the pieces is so large that the collector has to treat it as something of its own.
 */
public final class Pieces extends OutputStream {
  private static final int SMALLEST = 512;
  private static final int LARGEST = 32 * 1024;

  // Each is full up to its limit; the last one has room behind what it holds.
  private final List<ByteBuffer> pieces = new ArrayList<>();
  private ByteBuffer last = ByteBuffer.allocate(0);
  private long length;

  @Override
  public void write(int oneByte) {
    write(new byte[] {(byte) oneByte}, 0, 1);
  }

  @Override
  public void write(byte[] bytes) {
    write(bytes, 0, bytes.length);
  }

  @Override
  public void write(byte[] bytes, int offset, int count) {
    Objects.checkFromIndexSize(offset, count, bytes.length);
    for (int at = offset; at < offset + count; ) {
      if (!last.hasRemaining()) {
        add(offset + count - at);
      }
      int taken = Math.min(last.remaining(), offset + count - at);
      last.put(bytes, at, taken);
      at += taken;
    }
    length += count;
  }

  // As large as what there is already, so that a short answer takes little.
  private void add(int wanted) {
    last = ByteBuffer.allocate(Math.clamp(Math.max(wanted, length), SMALLEST, LARGEST));
    pieces.add(last);
  }

  /** Of all that was written; nothing may follow. */
  public Payload payload() {
    return new Payload(length, this::open);
  }

  /** All of it in one array, for who needs that. */
  public byte[] toByteArray() {
    ByteBuffer all = ByteBuffer.allocate(Math.toIntExact(length));
    pieces.forEach(piece -> all.put(piece.duplicate().flip()));
    return all.array();
  }

  private InputStream open() {
    return new Reading(pieces.iterator());
  }

  private static final class Reading extends InputStream implements ReadableByteChannel {
    private static final ByteBuffer NONE = ByteBuffer.allocate(0);

    private final Iterator<ByteBuffer> rest;
    private ByteBuffer current = NONE;
    private boolean open = true;

    Reading(Iterator<ByteBuffer> pieces) {
      this.rest = pieces;
    }

    @Override
    public int read() {
      return advance() ? current.get() & 0xff : -1;
    }

    @Override
    public int read(byte[] target, int offset, int count) {
      return read(ByteBuffer.wrap(target, offset, count));
    }

    @Override
    public int read(ByteBuffer target) {
      if (!target.hasRemaining()) {
        return 0;
      }
      if (!advance()) {
        return -1;
      }
      int taken = Math.min(target.remaining(), current.remaining());
      target.put(current.slice(current.position(), taken));
      current.position(current.position() + taken);
      return taken;
    }

    private boolean advance() {
      while (!current.hasRemaining() && rest.hasNext()) {
        current = rest.next().duplicate().flip();
      }
      return current.hasRemaining();
    }

    @Override
    public boolean isOpen() {
      return open;
    }

    @Override
    public void close() {
      open = false;
    }
  }
}
