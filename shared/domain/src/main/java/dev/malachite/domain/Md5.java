package dev.malachite.domain;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Objects;

/**
 * The digest of Content-MD5 (RFC 1321). Unlike that of the JDK it shows where it stands, so that
 * several can go on in step: see {@link Md5Lanes}.
 */
public final class Md5 {
  static final int BLOCK = Md5Steps.BLOCK;
  static final int WORDS = 4;
  private static final VarHandle INTS =
      MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);
  private static final VarHandle LONGS =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

  private static final int LENGTH_AT = BLOCK - Long.BYTES;

  private final int[] state;
  private final byte[] begun;
  private long length;

  public Md5() {
    this(new int[] {0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476}, new byte[BLOCK], 0);
  }

  private Md5(int[] state, byte[] begun, long length) {
    this.state = state;
    this.begun = begun;
    this.length = length;
  }

  /** Goes on from here on its own. */
  public Md5 copy() {
    return new Md5(state.clone(), begun.clone(), length);
  }

  public void update(byte[] bytes, int offset, int count) {
    Objects.checkFromIndexSize(offset, count, bytes.length);
    int at = offset;
    int left = count;
    int filled = (int) (length % BLOCK);
    length += count;
    if (filled > 0) {
      int taken = Math.min(left, BLOCK - filled);
      System.arraycopy(bytes, at, begun, filled, taken);
      if (filled + taken < BLOCK) {
        return;
      }
      Md5Steps.blocks(state, begun, 0, BLOCK);
      at += taken;
      left -= taken;
    }
    int whole = left / BLOCK * BLOCK;
    Md5Steps.blocks(state, bytes, at, at + whole);
    System.arraycopy(bytes, at + whole, begun, 0, left - whole);
  }

  /** Of what came so far; more may follow. */
  public byte[] digest() {
    int filled = (int) (length % BLOCK);
    byte[] end = new byte[filled < LENGTH_AT ? BLOCK : 2 * BLOCK];
    System.arraycopy(begun, 0, end, 0, filled);
    end[filled] = (byte) 0x80;
    LONGS.set(end, end.length - Long.BYTES, length * Byte.SIZE);
    int[] last = state.clone();
    Md5Steps.blocks(last, end, 0, end.length);
    byte[] digest = new byte[WORDS * Integer.BYTES];
    for (int word = 0; word < WORDS; word++) {
      INTS.set(digest, word * Integer.BYTES, last[word]);
    }
    return digest;
  }

  /** Whether only whole blocks have come, so that it can go on with others. */
  boolean isAtBlock() {
    return length % BLOCK == 0;
  }

  /** The words, for who works blocks into them. */
  int[] state() {
    return state;
  }

  /** So many bytes, in whole blocks, that somebody else has worked into the words. */
  void passed(int count) {
    length += count;
  }
}
