package dev.malachite.store.embedded;

import dev.malachite.store.Key;
import dev.malachite.store.Range;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * Keys as bytes whose order is that of the partitions and then that of the sort keys.
 *
 * <p>Each byte of the partition is raised by one, which UTF-8 leaves room for; so a zero can end
 * the partition whatever it contains.
 */
final class KeyCodec {
  private static final byte END = 0;
  private static final byte AFTER_END = 1;

  private KeyCodec() {}

  static byte[] encode(Key key) {
    return encode(key.partition(), END, key.sort().getBytes(StandardCharsets.UTF_8));
  }

  static byte[] lower(String partition, Range range) {
    return encode(partition, END, range.from());
  }

  static byte[] upper(String partition, Range range) {
    byte[] to = range.to();
    return to == null ? encode(partition, AFTER_END, new byte[0]) : encode(partition, END, to);
  }

  static Key decode(byte[] encoded) {
    return decode(encoded, 0);
  }

  /** The index key of an item that is due: oldest first. */
  static byte[] encodeDue(long dueAt, byte[] encodedKey) {
    return ByteBuffer.allocate(Long.BYTES + encodedKey.length)
        .putLong(ordered(dueAt))
        .put(encodedKey)
        .array();
  }

  /** No index key of an item due by then is as high as this; every later one is higher. */
  static byte[] dueBound(long now) {
    return encodeDue(now, new byte[] {(byte) 0xff});
  }

  static Key decodeDue(byte[] indexKey) {
    return decode(indexKey, Long.BYTES);
  }

  // Negative numbers come before positive ones when bytes are compared without a sign.
  private static long ordered(long number) {
    return number ^ Long.MIN_VALUE;
  }

  private static byte[] encode(String partition, byte end, byte[] sort) {
    byte[] name = partition.getBytes(StandardCharsets.UTF_8);
    byte[] encoded = new byte[name.length + 1 + sort.length];
    for (int i = 0; i < name.length; i++) {
      encoded[i] = (byte) (name[i] + 1);
    }
    encoded[name.length] = end;
    System.arraycopy(sort, 0, encoded, name.length + 1, sort.length);
    return encoded;
  }

  private static Key decode(byte[] encoded, int from) {
    int end = from;
    while (encoded[end] != END) {
      end++;
    }
    byte[] name = Arrays.copyOfRange(encoded, from, end);
    for (int i = 0; i < name.length; i++) {
      name[i]--;
    }
    String sort = new String(encoded, end + 1, encoded.length - end - 1, StandardCharsets.UTF_8);
    return new Key(new String(name, StandardCharsets.UTF_8), sort);
  }
}
