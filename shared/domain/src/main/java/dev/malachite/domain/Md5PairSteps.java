package dev.malachite.domain;

import static dev.malachite.domain.Md5Steps.BLOCK;
import static dev.malachite.domain.Md5Steps.CONSTANTS;
import static dev.malachite.domain.Md5Steps.step;
import static dev.malachite.domain.Md5Steps.word;

/**
 * The steps of two digests at a time. A digest alone waits for its own last step half of the time;
 * with a third one there would not be enough registers.
 */
final class Md5PairSteps {
  private Md5PairSteps() {}

  static void blocks(int[] left, byte[] leftBytes, int[] right, byte[] rightBytes, int length) {
    for (int at = 0; at < length; at += BLOCK) {
      int a = left[0];
      int b = left[1];
      int c = left[2];
      int d = left[3];
      int e = right[0];
      int f = right[1];
      int g = right[2];
      int h = right[3];
      firstRound(left, leftBytes, right, rightBytes, at);
      secondRound(left, leftBytes, right, rightBytes, at);
      thirdRound(left, leftBytes, right, rightBytes, at);
      fourthRound(left, leftBytes, right, rightBytes, at);
      left[0] += a;
      left[1] += b;
      left[2] += c;
      left[3] += d;
      right[0] += e;
      right[1] += f;
      right[2] += g;
      right[3] += h;
    }
  }

  private static void firstRound(
      int[] left, byte[] leftBytes, int[] right, byte[] rightBytes, int at) {
    int a = left[0];
    int b = left[1];
    int c = left[2];
    int d = left[3];
    int e = right[0];
    int f = right[1];
    int g = right[2];
    int h = right[3];
    a = step(a + word(leftBytes, at, 0) + CONSTANTS[0], b, d ^ (b & (c ^ d)), 7);
    e = step(e + word(rightBytes, at, 0) + CONSTANTS[0], f, h ^ (f & (g ^ h)), 7);
    d = step(d + word(leftBytes, at, 1) + CONSTANTS[1], a, c ^ (a & (b ^ c)), 12);
    h = step(h + word(rightBytes, at, 1) + CONSTANTS[1], e, g ^ (e & (f ^ g)), 12);
    c = step(c + word(leftBytes, at, 2) + CONSTANTS[2], d, b ^ (d & (a ^ b)), 17);
    g = step(g + word(rightBytes, at, 2) + CONSTANTS[2], h, f ^ (h & (e ^ f)), 17);
    b = step(b + word(leftBytes, at, 3) + CONSTANTS[3], c, a ^ (c & (d ^ a)), 22);
    f = step(f + word(rightBytes, at, 3) + CONSTANTS[3], g, e ^ (g & (h ^ e)), 22);
    a = step(a + word(leftBytes, at, 4) + CONSTANTS[4], b, d ^ (b & (c ^ d)), 7);
    e = step(e + word(rightBytes, at, 4) + CONSTANTS[4], f, h ^ (f & (g ^ h)), 7);
    d = step(d + word(leftBytes, at, 5) + CONSTANTS[5], a, c ^ (a & (b ^ c)), 12);
    h = step(h + word(rightBytes, at, 5) + CONSTANTS[5], e, g ^ (e & (f ^ g)), 12);
    c = step(c + word(leftBytes, at, 6) + CONSTANTS[6], d, b ^ (d & (a ^ b)), 17);
    g = step(g + word(rightBytes, at, 6) + CONSTANTS[6], h, f ^ (h & (e ^ f)), 17);
    b = step(b + word(leftBytes, at, 7) + CONSTANTS[7], c, a ^ (c & (d ^ a)), 22);
    f = step(f + word(rightBytes, at, 7) + CONSTANTS[7], g, e ^ (g & (h ^ e)), 22);
    a = step(a + word(leftBytes, at, 8) + CONSTANTS[8], b, d ^ (b & (c ^ d)), 7);
    e = step(e + word(rightBytes, at, 8) + CONSTANTS[8], f, h ^ (f & (g ^ h)), 7);
    d = step(d + word(leftBytes, at, 9) + CONSTANTS[9], a, c ^ (a & (b ^ c)), 12);
    h = step(h + word(rightBytes, at, 9) + CONSTANTS[9], e, g ^ (e & (f ^ g)), 12);
    c = step(c + word(leftBytes, at, 10) + CONSTANTS[10], d, b ^ (d & (a ^ b)), 17);
    g = step(g + word(rightBytes, at, 10) + CONSTANTS[10], h, f ^ (h & (e ^ f)), 17);
    b = step(b + word(leftBytes, at, 11) + CONSTANTS[11], c, a ^ (c & (d ^ a)), 22);
    f = step(f + word(rightBytes, at, 11) + CONSTANTS[11], g, e ^ (g & (h ^ e)), 22);
    a = step(a + word(leftBytes, at, 12) + CONSTANTS[12], b, d ^ (b & (c ^ d)), 7);
    e = step(e + word(rightBytes, at, 12) + CONSTANTS[12], f, h ^ (f & (g ^ h)), 7);
    d = step(d + word(leftBytes, at, 13) + CONSTANTS[13], a, c ^ (a & (b ^ c)), 12);
    h = step(h + word(rightBytes, at, 13) + CONSTANTS[13], e, g ^ (e & (f ^ g)), 12);
    c = step(c + word(leftBytes, at, 14) + CONSTANTS[14], d, b ^ (d & (a ^ b)), 17);
    g = step(g + word(rightBytes, at, 14) + CONSTANTS[14], h, f ^ (h & (e ^ f)), 17);
    b = step(b + word(leftBytes, at, 15) + CONSTANTS[15], c, a ^ (c & (d ^ a)), 22);
    f = step(f + word(rightBytes, at, 15) + CONSTANTS[15], g, e ^ (g & (h ^ e)), 22);
    left[0] = a;
    left[1] = b;
    left[2] = c;
    left[3] = d;
    right[0] = e;
    right[1] = f;
    right[2] = g;
    right[3] = h;
  }

  private static void secondRound(
      int[] left, byte[] leftBytes, int[] right, byte[] rightBytes, int at) {
    int a = left[0];
    int b = left[1];
    int c = left[2];
    int d = left[3];
    int e = right[0];
    int f = right[1];
    int g = right[2];
    int h = right[3];
    a = step(a + word(leftBytes, at, 1) + CONSTANTS[16] + (c & ~d), b, b & d, 5);
    e = step(e + word(rightBytes, at, 1) + CONSTANTS[16] + (g & ~h), f, f & h, 5);
    d = step(d + word(leftBytes, at, 6) + CONSTANTS[17] + (b & ~c), a, a & c, 9);
    h = step(h + word(rightBytes, at, 6) + CONSTANTS[17] + (f & ~g), e, e & g, 9);
    c = step(c + word(leftBytes, at, 11) + CONSTANTS[18] + (a & ~b), d, d & b, 14);
    g = step(g + word(rightBytes, at, 11) + CONSTANTS[18] + (e & ~f), h, h & f, 14);
    b = step(b + word(leftBytes, at, 0) + CONSTANTS[19] + (d & ~a), c, c & a, 20);
    f = step(f + word(rightBytes, at, 0) + CONSTANTS[19] + (h & ~e), g, g & e, 20);
    a = step(a + word(leftBytes, at, 5) + CONSTANTS[20] + (c & ~d), b, b & d, 5);
    e = step(e + word(rightBytes, at, 5) + CONSTANTS[20] + (g & ~h), f, f & h, 5);
    d = step(d + word(leftBytes, at, 10) + CONSTANTS[21] + (b & ~c), a, a & c, 9);
    h = step(h + word(rightBytes, at, 10) + CONSTANTS[21] + (f & ~g), e, e & g, 9);
    c = step(c + word(leftBytes, at, 15) + CONSTANTS[22] + (a & ~b), d, d & b, 14);
    g = step(g + word(rightBytes, at, 15) + CONSTANTS[22] + (e & ~f), h, h & f, 14);
    b = step(b + word(leftBytes, at, 4) + CONSTANTS[23] + (d & ~a), c, c & a, 20);
    f = step(f + word(rightBytes, at, 4) + CONSTANTS[23] + (h & ~e), g, g & e, 20);
    a = step(a + word(leftBytes, at, 9) + CONSTANTS[24] + (c & ~d), b, b & d, 5);
    e = step(e + word(rightBytes, at, 9) + CONSTANTS[24] + (g & ~h), f, f & h, 5);
    d = step(d + word(leftBytes, at, 14) + CONSTANTS[25] + (b & ~c), a, a & c, 9);
    h = step(h + word(rightBytes, at, 14) + CONSTANTS[25] + (f & ~g), e, e & g, 9);
    c = step(c + word(leftBytes, at, 3) + CONSTANTS[26] + (a & ~b), d, d & b, 14);
    g = step(g + word(rightBytes, at, 3) + CONSTANTS[26] + (e & ~f), h, h & f, 14);
    b = step(b + word(leftBytes, at, 8) + CONSTANTS[27] + (d & ~a), c, c & a, 20);
    f = step(f + word(rightBytes, at, 8) + CONSTANTS[27] + (h & ~e), g, g & e, 20);
    a = step(a + word(leftBytes, at, 13) + CONSTANTS[28] + (c & ~d), b, b & d, 5);
    e = step(e + word(rightBytes, at, 13) + CONSTANTS[28] + (g & ~h), f, f & h, 5);
    d = step(d + word(leftBytes, at, 2) + CONSTANTS[29] + (b & ~c), a, a & c, 9);
    h = step(h + word(rightBytes, at, 2) + CONSTANTS[29] + (f & ~g), e, e & g, 9);
    c = step(c + word(leftBytes, at, 7) + CONSTANTS[30] + (a & ~b), d, d & b, 14);
    g = step(g + word(rightBytes, at, 7) + CONSTANTS[30] + (e & ~f), h, h & f, 14);
    b = step(b + word(leftBytes, at, 12) + CONSTANTS[31] + (d & ~a), c, c & a, 20);
    f = step(f + word(rightBytes, at, 12) + CONSTANTS[31] + (h & ~e), g, g & e, 20);
    left[0] = a;
    left[1] = b;
    left[2] = c;
    left[3] = d;
    right[0] = e;
    right[1] = f;
    right[2] = g;
    right[3] = h;
  }

  private static void thirdRound(
      int[] left, byte[] leftBytes, int[] right, byte[] rightBytes, int at) {
    int a = left[0];
    int b = left[1];
    int c = left[2];
    int d = left[3];
    int e = right[0];
    int f = right[1];
    int g = right[2];
    int h = right[3];
    a = step(a + word(leftBytes, at, 5) + CONSTANTS[32], b, b ^ (c ^ d), 4);
    e = step(e + word(rightBytes, at, 5) + CONSTANTS[32], f, f ^ (g ^ h), 4);
    d = step(d + word(leftBytes, at, 8) + CONSTANTS[33], a, a ^ (b ^ c), 11);
    h = step(h + word(rightBytes, at, 8) + CONSTANTS[33], e, e ^ (f ^ g), 11);
    c = step(c + word(leftBytes, at, 11) + CONSTANTS[34], d, d ^ (a ^ b), 16);
    g = step(g + word(rightBytes, at, 11) + CONSTANTS[34], h, h ^ (e ^ f), 16);
    b = step(b + word(leftBytes, at, 14) + CONSTANTS[35], c, c ^ (d ^ a), 23);
    f = step(f + word(rightBytes, at, 14) + CONSTANTS[35], g, g ^ (h ^ e), 23);
    a = step(a + word(leftBytes, at, 1) + CONSTANTS[36], b, b ^ (c ^ d), 4);
    e = step(e + word(rightBytes, at, 1) + CONSTANTS[36], f, f ^ (g ^ h), 4);
    d = step(d + word(leftBytes, at, 4) + CONSTANTS[37], a, a ^ (b ^ c), 11);
    h = step(h + word(rightBytes, at, 4) + CONSTANTS[37], e, e ^ (f ^ g), 11);
    c = step(c + word(leftBytes, at, 7) + CONSTANTS[38], d, d ^ (a ^ b), 16);
    g = step(g + word(rightBytes, at, 7) + CONSTANTS[38], h, h ^ (e ^ f), 16);
    b = step(b + word(leftBytes, at, 10) + CONSTANTS[39], c, c ^ (d ^ a), 23);
    f = step(f + word(rightBytes, at, 10) + CONSTANTS[39], g, g ^ (h ^ e), 23);
    a = step(a + word(leftBytes, at, 13) + CONSTANTS[40], b, b ^ (c ^ d), 4);
    e = step(e + word(rightBytes, at, 13) + CONSTANTS[40], f, f ^ (g ^ h), 4);
    d = step(d + word(leftBytes, at, 0) + CONSTANTS[41], a, a ^ (b ^ c), 11);
    h = step(h + word(rightBytes, at, 0) + CONSTANTS[41], e, e ^ (f ^ g), 11);
    c = step(c + word(leftBytes, at, 3) + CONSTANTS[42], d, d ^ (a ^ b), 16);
    g = step(g + word(rightBytes, at, 3) + CONSTANTS[42], h, h ^ (e ^ f), 16);
    b = step(b + word(leftBytes, at, 6) + CONSTANTS[43], c, c ^ (d ^ a), 23);
    f = step(f + word(rightBytes, at, 6) + CONSTANTS[43], g, g ^ (h ^ e), 23);
    a = step(a + word(leftBytes, at, 9) + CONSTANTS[44], b, b ^ (c ^ d), 4);
    e = step(e + word(rightBytes, at, 9) + CONSTANTS[44], f, f ^ (g ^ h), 4);
    d = step(d + word(leftBytes, at, 12) + CONSTANTS[45], a, a ^ (b ^ c), 11);
    h = step(h + word(rightBytes, at, 12) + CONSTANTS[45], e, e ^ (f ^ g), 11);
    c = step(c + word(leftBytes, at, 15) + CONSTANTS[46], d, d ^ (a ^ b), 16);
    g = step(g + word(rightBytes, at, 15) + CONSTANTS[46], h, h ^ (e ^ f), 16);
    b = step(b + word(leftBytes, at, 2) + CONSTANTS[47], c, c ^ (d ^ a), 23);
    f = step(f + word(rightBytes, at, 2) + CONSTANTS[47], g, g ^ (h ^ e), 23);
    left[0] = a;
    left[1] = b;
    left[2] = c;
    left[3] = d;
    right[0] = e;
    right[1] = f;
    right[2] = g;
    right[3] = h;
  }

  private static void fourthRound(
      int[] left, byte[] leftBytes, int[] right, byte[] rightBytes, int at) {
    int a = left[0];
    int b = left[1];
    int c = left[2];
    int d = left[3];
    int e = right[0];
    int f = right[1];
    int g = right[2];
    int h = right[3];
    a = step(a + word(leftBytes, at, 0) + CONSTANTS[48], b, c ^ (b | ~d), 6);
    e = step(e + word(rightBytes, at, 0) + CONSTANTS[48], f, g ^ (f | ~h), 6);
    d = step(d + word(leftBytes, at, 7) + CONSTANTS[49], a, b ^ (a | ~c), 10);
    h = step(h + word(rightBytes, at, 7) + CONSTANTS[49], e, f ^ (e | ~g), 10);
    c = step(c + word(leftBytes, at, 14) + CONSTANTS[50], d, a ^ (d | ~b), 15);
    g = step(g + word(rightBytes, at, 14) + CONSTANTS[50], h, e ^ (h | ~f), 15);
    b = step(b + word(leftBytes, at, 5) + CONSTANTS[51], c, d ^ (c | ~a), 21);
    f = step(f + word(rightBytes, at, 5) + CONSTANTS[51], g, h ^ (g | ~e), 21);
    a = step(a + word(leftBytes, at, 12) + CONSTANTS[52], b, c ^ (b | ~d), 6);
    e = step(e + word(rightBytes, at, 12) + CONSTANTS[52], f, g ^ (f | ~h), 6);
    d = step(d + word(leftBytes, at, 3) + CONSTANTS[53], a, b ^ (a | ~c), 10);
    h = step(h + word(rightBytes, at, 3) + CONSTANTS[53], e, f ^ (e | ~g), 10);
    c = step(c + word(leftBytes, at, 10) + CONSTANTS[54], d, a ^ (d | ~b), 15);
    g = step(g + word(rightBytes, at, 10) + CONSTANTS[54], h, e ^ (h | ~f), 15);
    b = step(b + word(leftBytes, at, 1) + CONSTANTS[55], c, d ^ (c | ~a), 21);
    f = step(f + word(rightBytes, at, 1) + CONSTANTS[55], g, h ^ (g | ~e), 21);
    a = step(a + word(leftBytes, at, 8) + CONSTANTS[56], b, c ^ (b | ~d), 6);
    e = step(e + word(rightBytes, at, 8) + CONSTANTS[56], f, g ^ (f | ~h), 6);
    d = step(d + word(leftBytes, at, 15) + CONSTANTS[57], a, b ^ (a | ~c), 10);
    h = step(h + word(rightBytes, at, 15) + CONSTANTS[57], e, f ^ (e | ~g), 10);
    c = step(c + word(leftBytes, at, 6) + CONSTANTS[58], d, a ^ (d | ~b), 15);
    g = step(g + word(rightBytes, at, 6) + CONSTANTS[58], h, e ^ (h | ~f), 15);
    b = step(b + word(leftBytes, at, 13) + CONSTANTS[59], c, d ^ (c | ~a), 21);
    f = step(f + word(rightBytes, at, 13) + CONSTANTS[59], g, h ^ (g | ~e), 21);
    a = step(a + word(leftBytes, at, 4) + CONSTANTS[60], b, c ^ (b | ~d), 6);
    e = step(e + word(rightBytes, at, 4) + CONSTANTS[60], f, g ^ (f | ~h), 6);
    d = step(d + word(leftBytes, at, 11) + CONSTANTS[61], a, b ^ (a | ~c), 10);
    h = step(h + word(rightBytes, at, 11) + CONSTANTS[61], e, f ^ (e | ~g), 10);
    c = step(c + word(leftBytes, at, 2) + CONSTANTS[62], d, a ^ (d | ~b), 15);
    g = step(g + word(rightBytes, at, 2) + CONSTANTS[62], h, e ^ (h | ~f), 15);
    b = step(b + word(leftBytes, at, 9) + CONSTANTS[63], c, d ^ (c | ~a), 21);
    f = step(f + word(rightBytes, at, 9) + CONSTANTS[63], g, h ^ (g | ~e), 21);
    left[0] = a;
    left[1] = b;
    left[2] = c;
    left[3] = d;
    right[0] = e;
    right[1] = f;
    right[2] = g;
    right[3] = h;
  }
}
