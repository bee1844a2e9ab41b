package dev.malachite.sparse;

import dev.malachite.store.Content;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.util.Iterator;
import java.util.Objects;

/** The bytes of extents, one after the other; at most one content is open. */
final class ExtentStream extends InputStream {
  private final Content content;
  private final Iterator<Extent> extents;
  private InputStream open = InputStream.nullInputStream();
  private long left;
  private boolean closed;

  ExtentStream(Content content, Iterator<Extent> extents) {
    this.content = content;
    this.extents = extents;
  }

  @Override
  public int read() throws IOException {
    byte[] one = new byte[1];
    return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
  }

  @Override
  public int read(byte[] target, int offset, int length) throws IOException {
    Objects.checkFromIndexSize(offset, length, target.length);
    if (closed) {
      throw new IOException("the stream is closed");
    }
    if (length == 0) {
      return 0;
    }
    if (left == 0 && !advance()) {
      return -1;
    }
    int count = open.read(target, offset, (int) Math.min(length, left));
    if (count < 0) {
      throw new EOFException("a content ended early");
    }
    left -= count;
    return count;
  }

  @Override
  public void close() throws IOException {
    closed = true;
    open.close();
  }

  private boolean advance() throws IOException {
    open.close();
    if (!extents.hasNext()) {
      return false;
    }
    Extent extent = extents.next();
    left = extent.span().length();
    open =
        switch (extent.source()) {
          case Source.Zeros zeros -> new ZeroStream();
          case Source.Part part -> content.open(part.content(), part.offset(), left);
        };
    return true;
  }
}
