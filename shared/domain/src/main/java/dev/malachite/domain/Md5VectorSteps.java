package dev.malachite.domain;

import static dev.malachite.domain.Md5Steps.CONSTANTS;
import static jdk.incubator.vector.VectorOperators.ROL;
import static jdk.incubator.vector.VectorOperators.XOR;

import jdk.incubator.vector.IntVector;
import jdk.incubator.vector.VectorSpecies;

/**
 * The steps of MD5 on vectors: one block of as many digests as a vector has lanes. Loaded only
 * where the JDK has them.
 *
 * <p>Between four steps the state is put back into its array, because vectors that live on from
 * turn to turn of a loop become objects; so do those that are handed to a method which was not
 * compiled into its caller. Hence the repetition.
 */
final class Md5VectorSteps {
  static final int BLOCK_WORDS = 16;

  private static final VectorSpecies<Integer> SPECIES = IntVector.SPECIES_PREFERRED;
  static final int LANES = SPECIES.length();

  private Md5VectorSteps() {}

  /**
   * Works a block into the state, of which each word has all lanes in a row.
   *
   * @param words of the block, in the same order
   */
  static void block(int[] state, int[] words) {
    firstRound(state, words);
    secondRound(state, words);
    thirdRound(state, words);
    fourthRound(state, words);
  }

  private static void firstRound(int[] state, int[] words) {
    for (int n = 0; n < BLOCK_WORDS; n += 4) {
      IntVector a = IntVector.fromArray(SPECIES, state, 0);
      IntVector b = IntVector.fromArray(SPECIES, state, LANES);
      IntVector c = IntVector.fromArray(SPECIES, state, 2 * LANES);
      IntVector d = IntVector.fromArray(SPECIES, state, 3 * LANES);
      a =
          a.add(IntVector.fromArray(SPECIES, words, place(n)).add(CONSTANTS[n]))
              .add(c.lanewise(XOR, d).and(b).lanewise(XOR, d))
              .lanewise(ROL, 7)
              .add(b);
      d =
          d.add(IntVector.fromArray(SPECIES, words, place(n + 1)).add(CONSTANTS[n + 1]))
              .add(b.lanewise(XOR, c).and(a).lanewise(XOR, c))
              .lanewise(ROL, 12)
              .add(a);
      c =
          c.add(IntVector.fromArray(SPECIES, words, place(n + 2)).add(CONSTANTS[n + 2]))
              .add(a.lanewise(XOR, b).and(d).lanewise(XOR, b))
              .lanewise(ROL, 17)
              .add(d);
      b =
          b.add(IntVector.fromArray(SPECIES, words, place(n + 3)).add(CONSTANTS[n + 3]))
              .add(d.lanewise(XOR, a).and(c).lanewise(XOR, a))
              .lanewise(ROL, 22)
              .add(c);
      a.intoArray(state, 0);
      b.intoArray(state, LANES);
      c.intoArray(state, 2 * LANES);
      d.intoArray(state, 3 * LANES);
    }
  }

  private static void secondRound(int[] state, int[] words) {
    for (int n = 0; n < BLOCK_WORDS; n += 4) {
      IntVector a = IntVector.fromArray(SPECIES, state, 0);
      IntVector b = IntVector.fromArray(SPECIES, state, LANES);
      IntVector c = IntVector.fromArray(SPECIES, state, 2 * LANES);
      IntVector d = IntVector.fromArray(SPECIES, state, 3 * LANES);
      a =
          a.add(IntVector.fromArray(SPECIES, words, place(5 * n + 1)).add(CONSTANTS[n + 16]))
              .add(b.lanewise(XOR, c).and(d).lanewise(XOR, c))
              .lanewise(ROL, 5)
              .add(b);
      d =
          d.add(IntVector.fromArray(SPECIES, words, place(5 * n + 6)).add(CONSTANTS[n + 17]))
              .add(a.lanewise(XOR, b).and(c).lanewise(XOR, b))
              .lanewise(ROL, 9)
              .add(a);
      c =
          c.add(IntVector.fromArray(SPECIES, words, place(5 * n + 11)).add(CONSTANTS[n + 18]))
              .add(d.lanewise(XOR, a).and(b).lanewise(XOR, a))
              .lanewise(ROL, 14)
              .add(d);
      b =
          b.add(IntVector.fromArray(SPECIES, words, place(5 * n + 16)).add(CONSTANTS[n + 19]))
              .add(c.lanewise(XOR, d).and(a).lanewise(XOR, d))
              .lanewise(ROL, 20)
              .add(c);
      a.intoArray(state, 0);
      b.intoArray(state, LANES);
      c.intoArray(state, 2 * LANES);
      d.intoArray(state, 3 * LANES);
    }
  }

  private static void thirdRound(int[] state, int[] words) {
    for (int n = 0; n < BLOCK_WORDS; n += 4) {
      IntVector a = IntVector.fromArray(SPECIES, state, 0);
      IntVector b = IntVector.fromArray(SPECIES, state, LANES);
      IntVector c = IntVector.fromArray(SPECIES, state, 2 * LANES);
      IntVector d = IntVector.fromArray(SPECIES, state, 3 * LANES);
      a =
          a.add(IntVector.fromArray(SPECIES, words, place(3 * n + 5)).add(CONSTANTS[n + 32]))
              .add(c.lanewise(XOR, d).lanewise(XOR, b))
              .lanewise(ROL, 4)
              .add(b);
      d =
          d.add(IntVector.fromArray(SPECIES, words, place(3 * n + 8)).add(CONSTANTS[n + 33]))
              .add(b.lanewise(XOR, c).lanewise(XOR, a))
              .lanewise(ROL, 11)
              .add(a);
      c =
          c.add(IntVector.fromArray(SPECIES, words, place(3 * n + 11)).add(CONSTANTS[n + 34]))
              .add(a.lanewise(XOR, b).lanewise(XOR, d))
              .lanewise(ROL, 16)
              .add(d);
      b =
          b.add(IntVector.fromArray(SPECIES, words, place(3 * n + 14)).add(CONSTANTS[n + 35]))
              .add(d.lanewise(XOR, a).lanewise(XOR, c))
              .lanewise(ROL, 23)
              .add(c);
      a.intoArray(state, 0);
      b.intoArray(state, LANES);
      c.intoArray(state, 2 * LANES);
      d.intoArray(state, 3 * LANES);
    }
  }

  private static void fourthRound(int[] state, int[] words) {
    for (int n = 0; n < BLOCK_WORDS; n += 4) {
      IntVector a = IntVector.fromArray(SPECIES, state, 0);
      IntVector b = IntVector.fromArray(SPECIES, state, LANES);
      IntVector c = IntVector.fromArray(SPECIES, state, 2 * LANES);
      IntVector d = IntVector.fromArray(SPECIES, state, 3 * LANES);
      a =
          a.add(IntVector.fromArray(SPECIES, words, place(7 * n)).add(CONSTANTS[n + 48]))
              .add(d.not().or(b).lanewise(XOR, c))
              .lanewise(ROL, 6)
              .add(b);
      d =
          d.add(IntVector.fromArray(SPECIES, words, place(7 * n + 7)).add(CONSTANTS[n + 49]))
              .add(c.not().or(a).lanewise(XOR, b))
              .lanewise(ROL, 10)
              .add(a);
      c =
          c.add(IntVector.fromArray(SPECIES, words, place(7 * n + 14)).add(CONSTANTS[n + 50]))
              .add(b.not().or(d).lanewise(XOR, a))
              .lanewise(ROL, 15)
              .add(d);
      b =
          b.add(IntVector.fromArray(SPECIES, words, place(7 * n + 21)).add(CONSTANTS[n + 51]))
              .add(a.not().or(c).lanewise(XOR, d))
              .lanewise(ROL, 21)
              .add(c);
      a.intoArray(state, 0);
      b.intoArray(state, LANES);
      c.intoArray(state, 2 * LANES);
      d.intoArray(state, 3 * LANES);
    }
  }

  private static int place(int word) {
    return (word & (BLOCK_WORDS - 1)) * LANES;
  }
}
