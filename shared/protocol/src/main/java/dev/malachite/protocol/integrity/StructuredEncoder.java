package dev.malachite.protocol.integrity;

import dev.malachite.domain.Crc64;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/** Content as a structured message, made while it is read. */
final class StructuredEncoder extends InputStream {
  private static final long SEGMENT = 4L * 1024 * 1024;

  private final InputStream content;
  private final long contentLength;
  private final long segmentLength;
  private final int segments;
  private final Crc64 whole = new Crc64();
  private Crc64 part = new Crc64();
  private int segment;
  private long left;
  private ByteBuffer frame;

  StructuredEncoder(InputStream content, long contentLength) {
    this.content = content;
    this.contentLength = contentLength;
    this.segmentLength = segmentLength(contentLength);
    this.segments = segments(contentLength);
    this.frame = buffer(StructuredFormat.HEADER + StructuredFormat.SEGMENT_HEADER);
    frame
        .put((byte) StructuredFormat.VERSION)
        .putLong(length(contentLength))
        .putShort((short) StructuredFormat.CRC64)
        .putShort((short) segments);
    begin();
    frame.flip();
  }

  /** How long the message for some content is. */
  static long length(long contentLength) {
    long frames = StructuredFormat.SEGMENT_HEADER + StructuredFormat.FOOTER;
    return StructuredFormat.HEADER
        + segments(contentLength) * frames
        + contentLength
        + StructuredFormat.FOOTER;
  }

  private static long segmentLength(long contentLength) {
    return Math.max(SEGMENT, contentLength / (StructuredFormat.MOST_SEGMENTS - 1));
  }

  private static int segments(long contentLength) {
    return Math.toIntExact(Math.max(1, Math.ceilDiv(contentLength, segmentLength(contentLength))));
  }

  private void begin() {
    long start = segment * segmentLength;
    segment++;
    left = Math.min(segmentLength, contentLength - start);
    part = new Crc64();
    frame.putShort((short) segment).putLong(left);
  }

  /** What comes between the last byte of a segment and the first of the next, or the end. */
  private void end() {
    frame = buffer(StructuredFormat.FOOTER + StructuredFormat.SEGMENT_HEADER);
    frame.putLong(part.getValue());
    if (segment < segments) {
      begin();
    } else {
      frame.putLong(whole.getValue());
      left = -1;
    }
    frame.flip();
  }

  private static ByteBuffer buffer(int length) {
    return ByteBuffer.allocate(length).order(ByteOrder.LITTLE_ENDIAN);
  }

  @Override
  public int read() throws IOException {
    byte[] one = new byte[1];
    return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
  }

  @Override
  public int read(byte[] target, int offset, int length) throws IOException {
    if (!frame.hasRemaining() && left == 0) {
      end();
    }
    if (frame.hasRemaining()) {
      int count = Math.min(length, frame.remaining());
      frame.get(target, offset, count);
      return count;
    }
    return left < 0 ? -1 : readContent(target, offset, length);
  }

  private int readContent(byte[] target, int offset, int length) throws IOException {
    int read = content.read(target, offset, (int) Math.min(length, left));
    if (read < 0) {
      throw new IOException("the content ended early");
    }
    part.update(target, offset, read);
    whole.update(target, offset, read);
    left -= read;
    return read;
  }

  @Override
  public void close() throws IOException {
    content.close();
  }
}
