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

  private static final int LANE = 4096;

  // AFTER_LANE[256 * k + b]: what byte b at place k of the register becomes behind a lane of zeros.
  private static final long[] AFTER_LANE = afterLane();

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
    int end = offset + length;
    int at = offset;
    for (; end - at >= 2 * LANE; at += 2 * LANE) {
      register = twoLanes(register, bytes, at);
    }
    register = oneLane(register, bytes, at, end);
  }

  // Two halves of a block keep the processor busy where one would wait for its own last word.
  private static long twoLanes(long register, byte[] bytes, int from) {
    long first = register;
    long second = 0;
    for (int at = from; at < from + LANE; at += 2 * Long.BYTES) {
      first = words(first, bytes, at);
      second = words(second, bytes, at + LANE);
    }
    return followed(first) ^ second;
  }

  private static long oneLane(long register, byte[] bytes, int from, int end) {
    long crc = register;
    int at = from;
    for (; end - at >= 2 * Long.BYTES; at += 2 * Long.BYTES) {
      crc = words(crc, bytes, at);
    }
    for (; at < end; at++) {
      crc = next(crc, bytes[at]);
    }
    return crc;
  }

  private static long words(long crc, byte[] bytes, int at) {
    return foldFirst(crc ^ (long) LONGS.get(bytes, at))
        ^ fold((long) LONGS.get(bytes, at + Long.BYTES));
  }

  // What a register becomes when as many zero bytes follow as a lane has.
  private static long followed(long crc) {
    long result = 0;
    for (int at = 0; at < Long.BYTES; at++) {
      result ^= AFTER_LANE[256 * at + ((int) (crc >>> (8 * at)) & 0xff)];
    }
    return result;
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

  private static long[] afterLane() {
    byte[] zeros = new byte[LANE];
    long[] after = new long[Long.BYTES * 256];
    for (int at = 0; at < after.length; at++) {
      int value = at & 0xff;
      int lowest = value & -value;
      // All is linear: each value is one with a single bit and one that came before it.
      after[at] =
          value == lowest
              ? oneLane((long) value << (8 * (at >> 8)), zeros, 0, LANE)
              : after[at - lowest] ^ after[(at & ~0xff) + lowest];
    }
    return after;
  }
}
