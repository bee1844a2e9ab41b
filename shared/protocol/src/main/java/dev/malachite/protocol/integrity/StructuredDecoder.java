package dev.malachite.protocol.integrity;

import static dev.malachite.protocol.integrity.StructuredFormat.malformed;

import dev.malachite.domain.Crc64;
import dev.malachite.protocol.errors.ErrorCode;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.OptionalLong;

/**
 * The content of a structured message. A segment's checksum is compared as soon as its last byte is
 * read, so that whoever has read all content knows that it is right.
 */
final class StructuredDecoder extends InputStream {
  private final InputStream message;
  private final boolean checked;
  private final int segments;
  private final Crc64 whole = new Crc64();
  private Crc64 part = new Crc64();
  private int segment;
  private long left;

  /**
   * Reads the header.
   *
   * @param messageLength what the request declares, if it does
   */
  StructuredDecoder(InputStream message, OptionalLong messageLength, long contentLength) {
    this.message = message;
    ByteBuffer header = take(StructuredFormat.HEADER);
    if (header.get() != StructuredFormat.VERSION) {
      throw malformed("its version is unknown.");
    }
    long length = header.getLong();
    int flags = header.getShort();
    checked = flags == StructuredFormat.CRC64;
    segments = Short.toUnsignedInt(header.getShort());
    if (!checked && flags != 0) {
      throw malformed("its flags are unknown.");
    }
    if (messageLength.orElse(length) != length) {
      throw malformed("its length is not that of the body.");
    }
    if (length - overhead() != contentLength) {
      throw malformed("its content has another length than the request says.");
    }
    advance();
  }

  private long overhead() {
    long footer = checked ? StructuredFormat.FOOTER : 0;
    return StructuredFormat.HEADER + segments * (StructuredFormat.SEGMENT_HEADER + footer) + footer;
  }

  @Override
  public int read() throws IOException {
    byte[] one = new byte[1];
    return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
  }

  @Override
  public int read(byte[] target, int offset, int length) throws IOException {
    if (left == 0) {
      return -1;
    }
    int read = message.read(target, offset, (int) Math.min(length, left));
    if (read < 0) {
      throw malformed("it ends early.");
    }
    part.update(target, offset, read);
    whole.update(target, offset, read);
    left -= read;
    if (left == 0) {
      verify(part);
      advance();
    }
    return read;
  }

  /** To the next segment that has content, or past the end. */
  private void advance() {
    while (left == 0 && segment < segments) {
      ByteBuffer header = take(StructuredFormat.SEGMENT_HEADER);
      segment++;
      if (Short.toUnsignedInt(header.getShort()) != segment) {
        throw malformed("its segments are out of order.");
      }
      left = header.getLong();
      part = new Crc64();
      if (left < 0) {
        throw malformed("a segment has a negative length.");
      }
      if (left == 0) {
        verify(part);
      }
    }
    if (left == 0) {
      verify(whole);
    }
  }

  private void verify(Crc64 computed) {
    if (!checked) {
      return;
    }
    byte[] sent = take(StructuredFormat.FOOTER).array();
    if (!Arrays.equals(sent, computed.toBytes())) {
      throw ErrorCode.CRC64_MISMATCH
          .with("UserSpecifiedCrc", Checksum.text(sent))
          .with("ServerCalculatedCrc", Checksum.text(computed.toBytes()));
    }
  }

  private ByteBuffer take(int length) {
    try {
      byte[] bytes = message.readNBytes(length);
      if (bytes.length < length) {
        throw malformed("it ends early.");
      }
      return ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  @Override
  public void close() throws IOException {
    message.close();
  }
}
