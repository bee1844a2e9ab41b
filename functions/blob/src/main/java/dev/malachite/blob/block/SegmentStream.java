package dev.malachite.blob.block;

import dev.malachite.blob.model.Segment;
import dev.malachite.domain.ByteSpan;
import dev.malachite.store.Content;
import java.io.IOException;
import java.io.InputStream;

/** The bytes of a span of a segmented blob; each segment is opened when its turn comes. */
public final class SegmentStream extends InputStream {
  private final Content content;
  private final SegmentWalk segments;
  private final ByteSpan span;
  private InputStream current = InputStream.nullInputStream();

  public SegmentStream(Content content, SegmentWalk segments, ByteSpan span) {
    this.content = content;
    this.segments = segments;
    this.span = span;
  }

  @Override
  public int read() throws IOException {
    byte[] one = new byte[1];
    return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
  }

  @Override
  public int read(byte[] target, int offset, int length) throws IOException {
    int read = current.read(target, offset, length);
    while (read < 0 && openNext()) {
      read = current.read(target, offset, length);
    }
    return read;
  }

  private boolean openNext() throws IOException {
    current.close();
    long start = segments.position();
    if (start > span.last() || !segments.hasNext()) {
      current = InputStream.nullInputStream();
      return false;
    }
    Segment segment = segments.next();
    long skipped = Math.max(0, span.first() - start);
    long end = Math.min(segment.length(), span.last() + 1 - start);
    current = content.open(segment.content(), segment.offset() + skipped, end - skipped);
    return true;
  }

  @Override
  public void close() throws IOException {
    current.close();
  }
}
