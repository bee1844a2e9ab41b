package dev.malachite.blob.block;

import dev.malachite.blob.model.Segment;
import dev.malachite.domain.ByteSpan;
import dev.malachite.store.Content;
import dev.malachite.store.FilePart;
import dev.malachite.store.FileParts;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.ReadableByteChannel;
import java.util.Optional;

/** The bytes of a span of a segmented blob; each segment is opened when its turn comes. */
public final class SegmentStream extends InputStream implements FileParts {
  private final Content content;
  private final SegmentWalk segments;
  private final ByteSpan span;
  private InputStream current = InputStream.nullInputStream();
  private ReadableByteChannel source = Channels.newChannel(current);
  private boolean open = true;

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

  @Override
  public int read(ByteBuffer target) throws IOException {
    int read = source.read(target);
    while (read < 0 && openNext()) {
      read = source.read(target);
    }
    return read;
  }

  /** Of the segment that is being read. */
  @Override
  public Optional<FilePart> takePart(long most) {
    return current instanceof FileParts parts ? parts.takePart(most) : Optional.empty();
  }

  @Override
  public boolean isOpen() {
    return open;
  }

  private boolean openNext() throws IOException {
    current.close();
    long start = segments.position();
    if (start > span.last() || !segments.hasNext()) {
      become(InputStream.nullInputStream());
      return false;
    }
    Segment segment = segments.next();
    long skipped = Math.max(0, span.first() - start);
    long end = Math.min(segment.length(), span.last() + 1 - start);
    become(content.open(segment.content(), segment.offset() + skipped, end - skipped));
    return true;
  }

  private void become(InputStream segment) {
    current = segment;
    source =
        segment instanceof ReadableByteChannel channel ? channel : Channels.newChannel(segment);
  }

  @Override
  public void close() throws IOException {
    open = false;
    current.close();
  }
}
