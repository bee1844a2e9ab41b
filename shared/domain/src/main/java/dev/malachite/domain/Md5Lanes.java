package dev.malachite.domain;

import java.util.List;
import java.util.Optional;

/**
 * Several digests in step, because one alone waits for its own last step most of the time: as many
 * as the processor's vectors have lanes, or two. Not safe for use by several threads at once.
 */
public final class Md5Lanes {
  private static final int PAIR = 2;

  /** So many are as fast two by two. */
  public static final int FEW = 4;

  private final Optional<Md5Vectors> vectors;

  private Md5Lanes(Optional<Md5Vectors> vectors) {
    this.vectors = vectors;
  }

  /** The widest of this process. */
  public static Md5Lanes find() {
    return new Md5Lanes(Md5Vectors.find());
  }

  static Md5Lanes pair() {
    return new Md5Lanes(Optional.empty());
  }

  static Md5Lanes vectors() {
    return new Md5Lanes(Optional.of(Md5Vectors.of()));
  }

  public int count() {
    return vectors.map(Md5Vectors::count).orElse(PAIR);
  }

  /**
   * Adds to each digest the beginning of its array.
   *
   * @param digests all of them with nothing but whole blocks so far, no more than there are lanes
   * @param length of each beginning, in whole blocks
   */
  public void update(List<Md5> digests, List<byte[]> arrays, int length) {
    if (length % Md5.BLOCK != 0 || !digests.stream().allMatch(Md5::isAtBlock)) {
      throw new IllegalArgumentException("only whole blocks can be added in step");
    }
    if (vectors.isPresent() && digests.size() > FEW) {
      vectors.get().update(digests, arrays, length);
    } else {
      inPairs(digests, arrays, length);
    }
    digests.forEach(digest -> digest.passed(length));
  }

  private static void inPairs(List<Md5> digests, List<byte[]> arrays, int length) {
    int paired = digests.size() / PAIR * PAIR;
    for (int i = 0; i < paired; i += PAIR) {
      Md5PairSteps.blocks(
          digests.get(i).state(),
          arrays.get(i),
          digests.get(i + 1).state(),
          arrays.get(i + 1),
          length);
    }
    for (int i = paired; i < digests.size(); i++) {
      Md5Steps.blocks(digests.get(i).state(), arrays.get(i), 0, length);
    }
  }
}
