package dev.malachite.domain;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Base64;
import java.util.Objects;
import java.util.zip.Checksum;

/** The checksum of x-ms-content-crc64. */
public final class Crc64 implements Checksum {
  private static final long POLYNOMIAL = 0x9A6C9329AC4BC9B5L;
  private static final long ALL_ONES = -1L;
  private static final VarHandle LONGS =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

  // TABLE[256 * k + b]: what byte b adds when k more zero bytes follow it. One array, because its
  // length is then known where it is used and no index has to be checked.
  private static final long[] TABLE = table();

  private long register = ALL_ONES;

  /** The checksum of one whole array. */
  public static Crc64 of(byte[] bytes) {
    Crc64 crc = new Crc64();
    crc.update(bytes, 0, bytes.length);
    return crc;
  }

  @Override
  public void update(int oneByte) {
    register = next(register, oneByte);
  }

  @Override
  public void update(byte[] bytes, int offset, int length) {
    Objects.checkFromIndexSize(offset, length, bytes.length);
    long crc = register;
    int end = offset + length;
    int at = offset;
    for (; end - at >= 2 * Long.BYTES; at += 2 * Long.BYTES) {
      crc =
          foldFirst(crc ^ (long) LONGS.get(bytes, at))
              ^ fold((long) LONGS.get(bytes, at + Long.BYTES));
    }
    for (; at < end; at++) {
      crc = next(crc, bytes[at]);
    }
    register = crc;
  }

  @Override
  public long getValue() {
    return register ^ ALL_ONES;
  }

  @Override
  public void reset() {
    register = ALL_ONES;
  }

  /** The eight bytes as headers carry them before Base64: lowest first. */
  public byte[] toBytes() {
    byte[] bytes = new byte[Long.BYTES];
    LONGS.set(bytes, 0, getValue());
    return bytes;
  }

  public String toBase64() {
    return Base64.getEncoder().encodeToString(toBytes());
  }

  private static long next(long crc, int oneByte) {
    return TABLE[(int) (crc ^ oneByte) & 0xff] ^ (crc >>> 8);
  }

  // Of two words only the first has to wait for what came before.
  private static long foldFirst(long word) {
    return TABLE[15 * 256 + ((int) word & 0xff)]
        ^ TABLE[14 * 256 + ((int) (word >>> 8) & 0xff)]
        ^ TABLE[13 * 256 + ((int) (word >>> 16) & 0xff)]
        ^ TABLE[12 * 256 + ((int) (word >>> 24) & 0xff)]
        ^ TABLE[11 * 256 + ((int) (word >>> 32) & 0xff)]
        ^ TABLE[10 * 256 + ((int) (word >>> 40) & 0xff)]
        ^ TABLE[9 * 256 + ((int) (word >>> 48) & 0xff)]
        ^ TABLE[8 * 256 + (int) (word >>> 56)];
  }

  private static long fold(long word) {
    return TABLE[7 * 256 + ((int) word & 0xff)]
        ^ TABLE[6 * 256 + ((int) (word >>> 8) & 0xff)]
        ^ TABLE[5 * 256 + ((int) (word >>> 16) & 0xff)]
        ^ TABLE[4 * 256 + ((int) (word >>> 24) & 0xff)]
        ^ TABLE[3 * 256 + ((int) (word >>> 32) & 0xff)]
        ^ TABLE[2 * 256 + ((int) (word >>> 40) & 0xff)]
        ^ TABLE[256 + ((int) (word >>> 48) & 0xff)]
        ^ TABLE[(int) (word >>> 56)];
  }

  private static long[] table() {
    long[] table = new long[2 * Long.BYTES * 256];
    for (int b = 0; b < 256; b++) {
      long crc = b;
      for (int bit = 0; bit < 8; bit++) {
        crc = (crc >>> 1) ^ ((crc & 1) * POLYNOMIAL);
      }
      table[b] = crc;
    }
    for (int at = 256; at < table.length; at++) {
      long crc = table[at - 256];
      table[at] = table[(int) crc & 0xff] ^ (crc >>> 8);
    }
    return table;
  }
}
