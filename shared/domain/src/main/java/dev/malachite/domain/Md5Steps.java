package dev.malachite.domain;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/**
 * The steps of MD5 (RFC 1321), a block at a time. They are written out, and each round is a method
 * of its own, because then both compilers keep the words of the state in registers. The constants
 * are read from an array so that they are added to what does not depend on the step before: each
 * step waits for the last.
 */
final class Md5Steps {
  static final int BLOCK = 64;

  private static final VarHandle INTS =
      MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);

  /** By the number of the step: the fractions of sines. */
  static final int[] CONSTANTS = constants();

  private Md5Steps() {}

  static void blocks(int[] state, byte[] bytes, int from, int end) {
    for (int at = from; at < end; at += BLOCK) {
      int a = state[0];
      int b = state[1];
      int c = state[2];
      int d = state[3];
      firstRound(state, bytes, at);
      secondRound(state, bytes, at);
      thirdRound(state, bytes, at);
      fourthRound(state, bytes, at);
      state[0] += a;
      state[1] += b;
      state[2] += c;
      state[3] += d;
    }
  }

  private static void firstRound(int[] state, byte[] bytes, int at) {
    int a = state[0];
    int b = state[1];
    int c = state[2];
    int d = state[3];
    a = step(a + word(bytes, at, 0) + CONSTANTS[0], b, d ^ (b & (c ^ d)), 7);
    d = step(d + word(bytes, at, 1) + CONSTANTS[1], a, c ^ (a & (b ^ c)), 12);
    c = step(c + word(bytes, at, 2) + CONSTANTS[2], d, b ^ (d & (a ^ b)), 17);
    b = step(b + word(bytes, at, 3) + CONSTANTS[3], c, a ^ (c & (d ^ a)), 22);
    a = step(a + word(bytes, at, 4) + CONSTANTS[4], b, d ^ (b & (c ^ d)), 7);
    d = step(d + word(bytes, at, 5) + CONSTANTS[5], a, c ^ (a & (b ^ c)), 12);
    c = step(c + word(bytes, at, 6) + CONSTANTS[6], d, b ^ (d & (a ^ b)), 17);
    b = step(b + word(bytes, at, 7) + CONSTANTS[7], c, a ^ (c & (d ^ a)), 22);
    a = step(a + word(bytes, at, 8) + CONSTANTS[8], b, d ^ (b & (c ^ d)), 7);
    d = step(d + word(bytes, at, 9) + CONSTANTS[9], a, c ^ (a & (b ^ c)), 12);
    c = step(c + word(bytes, at, 10) + CONSTANTS[10], d, b ^ (d & (a ^ b)), 17);
    b = step(b + word(bytes, at, 11) + CONSTANTS[11], c, a ^ (c & (d ^ a)), 22);
    a = step(a + word(bytes, at, 12) + CONSTANTS[12], b, d ^ (b & (c ^ d)), 7);
    d = step(d + word(bytes, at, 13) + CONSTANTS[13], a, c ^ (a & (b ^ c)), 12);
    c = step(c + word(bytes, at, 14) + CONSTANTS[14], d, b ^ (d & (a ^ b)), 17);
    b = step(b + word(bytes, at, 15) + CONSTANTS[15], c, a ^ (c & (d ^ a)), 22);
    state[0] = a;
    state[1] = b;
    state[2] = c;
    state[3] = d;
  }

  private static void secondRound(int[] state, byte[] bytes, int at) {
    int a = state[0];
    int b = state[1];
    int c = state[2];
    int d = state[3];
    a = step(a + word(bytes, at, 1) + CONSTANTS[16] + (c & ~d), b, b & d, 5);
    d = step(d + word(bytes, at, 6) + CONSTANTS[17] + (b & ~c), a, a & c, 9);
    c = step(c + word(bytes, at, 11) + CONSTANTS[18] + (a & ~b), d, d & b, 14);
    b = step(b + word(bytes, at, 0) + CONSTANTS[19] + (d & ~a), c, c & a, 20);
    a = step(a + word(bytes, at, 5) + CONSTANTS[20] + (c & ~d), b, b & d, 5);
    d = step(d + word(bytes, at, 10) + CONSTANTS[21] + (b & ~c), a, a & c, 9);
    c = step(c + word(bytes, at, 15) + CONSTANTS[22] + (a & ~b), d, d & b, 14);
    b = step(b + word(bytes, at, 4) + CONSTANTS[23] + (d & ~a), c, c & a, 20);
    a = step(a + word(bytes, at, 9) + CONSTANTS[24] + (c & ~d), b, b & d, 5);
    d = step(d + word(bytes, at, 14) + CONSTANTS[25] + (b & ~c), a, a & c, 9);
    c = step(c + word(bytes, at, 3) + CONSTANTS[26] + (a & ~b), d, d & b, 14);
    b = step(b + word(bytes, at, 8) + CONSTANTS[27] + (d & ~a), c, c & a, 20);
    a = step(a + word(bytes, at, 13) + CONSTANTS[28] + (c & ~d), b, b & d, 5);
    d = step(d + word(bytes, at, 2) + CONSTANTS[29] + (b & ~c), a, a & c, 9);
    c = step(c + word(bytes, at, 7) + CONSTANTS[30] + (a & ~b), d, d & b, 14);
    b = step(b + word(bytes, at, 12) + CONSTANTS[31] + (d & ~a), c, c & a, 20);
    state[0] = a;
    state[1] = b;
    state[2] = c;
    state[3] = d;
  }

  private static void thirdRound(int[] state, byte[] bytes, int at) {
    int a = state[0];
    int b = state[1];
    int c = state[2];
    int d = state[3];
    a = step(a + word(bytes, at, 5) + CONSTANTS[32], b, b ^ (c ^ d), 4);
    d = step(d + word(bytes, at, 8) + CONSTANTS[33], a, a ^ (b ^ c), 11);
    c = step(c + word(bytes, at, 11) + CONSTANTS[34], d, d ^ (a ^ b), 16);
    b = step(b + word(bytes, at, 14) + CONSTANTS[35], c, c ^ (d ^ a), 23);
    a = step(a + word(bytes, at, 1) + CONSTANTS[36], b, b ^ (c ^ d), 4);
    d = step(d + word(bytes, at, 4) + CONSTANTS[37], a, a ^ (b ^ c), 11);
    c = step(c + word(bytes, at, 7) + CONSTANTS[38], d, d ^ (a ^ b), 16);
    b = step(b + word(bytes, at, 10) + CONSTANTS[39], c, c ^ (d ^ a), 23);
    a = step(a + word(bytes, at, 13) + CONSTANTS[40], b, b ^ (c ^ d), 4);
    d = step(d + word(bytes, at, 0) + CONSTANTS[41], a, a ^ (b ^ c), 11);
    c = step(c + word(bytes, at, 3) + CONSTANTS[42], d, d ^ (a ^ b), 16);
    b = step(b + word(bytes, at, 6) + CONSTANTS[43], c, c ^ (d ^ a), 23);
    a = step(a + word(bytes, at, 9) + CONSTANTS[44], b, b ^ (c ^ d), 4);
    d = step(d + word(bytes, at, 12) + CONSTANTS[45], a, a ^ (b ^ c), 11);
    c = step(c + word(bytes, at, 15) + CONSTANTS[46], d, d ^ (a ^ b), 16);
    b = step(b + word(bytes, at, 2) + CONSTANTS[47], c, c ^ (d ^ a), 23);
    state[0] = a;
    state[1] = b;
    state[2] = c;
    state[3] = d;
  }

  private static void fourthRound(int[] state, byte[] bytes, int at) {
    int a = state[0];
    int b = state[1];
    int c = state[2];
    int d = state[3];
    a = step(a + word(bytes, at, 0) + CONSTANTS[48], b, c ^ (b | ~d), 6);
    d = step(d + word(bytes, at, 7) + CONSTANTS[49], a, b ^ (a | ~c), 10);
    c = step(c + word(bytes, at, 14) + CONSTANTS[50], d, a ^ (d | ~b), 15);
    b = step(b + word(bytes, at, 5) + CONSTANTS[51], c, d ^ (c | ~a), 21);
    a = step(a + word(bytes, at, 12) + CONSTANTS[52], b, c ^ (b | ~d), 6);
    d = step(d + word(bytes, at, 3) + CONSTANTS[53], a, b ^ (a | ~c), 10);
    c = step(c + word(bytes, at, 10) + CONSTANTS[54], d, a ^ (d | ~b), 15);
    b = step(b + word(bytes, at, 1) + CONSTANTS[55], c, d ^ (c | ~a), 21);
    a = step(a + word(bytes, at, 8) + CONSTANTS[56], b, c ^ (b | ~d), 6);
    d = step(d + word(bytes, at, 15) + CONSTANTS[57], a, b ^ (a | ~c), 10);
    c = step(c + word(bytes, at, 6) + CONSTANTS[58], d, a ^ (d | ~b), 15);
    b = step(b + word(bytes, at, 13) + CONSTANTS[59], c, d ^ (c | ~a), 21);
    a = step(a + word(bytes, at, 4) + CONSTANTS[60], b, c ^ (b | ~d), 6);
    d = step(d + word(bytes, at, 11) + CONSTANTS[61], a, b ^ (a | ~c), 10);
    c = step(c + word(bytes, at, 2) + CONSTANTS[62], d, a ^ (d | ~b), 15);
    b = step(b + word(bytes, at, 9) + CONSTANTS[63], c, d ^ (c | ~a), 21);
    state[0] = a;
    state[1] = b;
    state[2] = c;
    state[3] = d;
  }

  static int step(int sum, int next, int mixed, int bits) {
    return Integer.rotateLeft(sum + mixed, bits) + next;
  }

  static int word(byte[] bytes, int block, int number) {
    return (int) INTS.get(bytes, block + number * Integer.BYTES);
  }

  private static int[] constants() {
    int[] constants = new int[BLOCK];
    for (int step = 0; step < BLOCK; step++) {
      constants[step] = (int) (long) (Math.abs(StrictMath.sin(step + 1)) * (1L << Integer.SIZE));
    }
    return constants;
  }
}
