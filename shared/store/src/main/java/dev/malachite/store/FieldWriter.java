package dev.malachite.store;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Map;
import java.util.function.Consumer;

/**
 * Writes numbered fields: each has its number, its kind and its length, so a reader can pass over
 * those it does not know. A number may be used again for a list; never reuse one for another
 * meaning.
 */
public final class FieldWriter {
  private static final int FIRST_CAPACITY = 128;

  private byte[] buffer = new byte[FIRST_CAPACITY];
  private int size;

  public FieldWriter put(int tag, String text) {
    return put(tag, text.getBytes(StandardCharsets.UTF_8));
  }

  public FieldWriter put(int tag, byte[] bytes) {
    head(tag, Wire.BYTES);
    varint(bytes.length);
    reserve(bytes.length);
    System.arraycopy(bytes, 0, buffer, size, bytes.length);
    size += bytes.length;
    return this;
  }

  /** Small numbers of either sign take few bytes. */
  public FieldWriter put(int tag, long number) {
    head(tag, Wire.NUMBER);
    varint(Wire.zigzag(number));
    return this;
  }

  /** Takes eight bytes: for numbers that use them all, such as revisions. */
  public FieldWriter putFixed(int tag, long number) {
    head(tag, Wire.FIXED);
    reserve(Long.BYTES);
    Wire.LONGS.set(buffer, size, number);
    size += Long.BYTES;
    return this;
  }

  public FieldWriter put(int tag, boolean flag) {
    return put(tag, flag ? 1L : 0L);
  }

  /** Keeps the order of the map; an empty one leaves no trace. */
  public FieldWriter put(int tag, Map<String, String> map) {
    map.forEach((key, value) -> putRecord(tag, entry -> entry.put(1, key).put(2, value)));
    return this;
  }

  /** A record in the record. */
  public FieldWriter putRecord(int tag, Consumer<FieldWriter> fields) {
    head(tag, Wire.BYTES);
    int start = size;
    varint(0);
    fields.accept(this);
    closeRecord(start);
    return this;
  }

  public byte[] toBytes() {
    return Arrays.copyOf(buffer, size);
  }

  // The length comes first but is known last: one byte was left for it, and more make room.
  private void closeRecord(int start) {
    int length = size - start - 1;
    int extra = Wire.varintBytes(length) - 1;
    reserve(extra);
    System.arraycopy(buffer, start + 1, buffer, start + 1 + extra, length);
    size = start;
    varint(length);
    size += length;
  }

  private void head(int tag, int kind) {
    if (tag < 1 || tag > Wire.MAX_TAG) {
      throw new IllegalArgumentException("a field cannot have the number " + tag);
    }
    varint((long) tag << Wire.KIND_BITS | kind);
  }

  private void varint(long value) {
    reserve(Wire.MAX_VARINT_BYTES);
    long rest = value;
    while ((rest & ~0x7fL) != 0) {
      buffer[size++] = (byte) (rest | 0x80);
      rest >>>= 7;
    }
    buffer[size++] = (byte) rest;
  }

  private void reserve(int more) {
    if (buffer.length - size < more) {
      buffer = Arrays.copyOf(buffer, Math.max(buffer.length * 2, size + more));
    }
  }
}
