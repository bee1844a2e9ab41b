package dev.malachite.file;

import dev.malachite.domain.Crc64;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/** Structured messages of one segment. */
final class Structured {
  private static final String FORMAT = "XSM/1.0; properties=crc64";

  private Structured() {}

  static byte[] message(byte[] content) {
    Crc64 crc = new Crc64();
    crc.update(content, 0, content.length);
    int length = 13 + 10 + content.length + 8 + 8;
    return ByteBuffer.allocate(length)
        .order(ByteOrder.LITTLE_ENDIAN)
        .put((byte) 1)
        .putLong(length)
        .putShort((short) 1)
        .putShort((short) 1)
        .putShort((short) 1)
        .putLong(content.length)
        .put(content)
        .putLong(crc.getValue())
        .putLong(crc.getValue())
        .array();
  }

  /** Of a write of such a message. */
  static String[] headers(String range, int length) {
    return new String[] {
      "x-ms-write",
      "update",
      "x-ms-range",
      range,
      "x-ms-structured-body",
      FORMAT,
      "x-ms-structured-content-length",
      Integer.toString(length)
    };
  }
}
