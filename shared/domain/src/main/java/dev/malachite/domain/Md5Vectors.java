package dev.malachite.domain;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Digests in step, one in each lane of the processor's vectors. */
final class Md5Vectors {
  /** With fewer lanes than this two digests at a time are as fast. */
  private static final int LEAST_LANES = 8;

  private static final String MODULE = "jdk.incubator.vector";
  private static final byte[] NOTHING = {};

  private final int count;
  private final byte[][] pieces;
  // Word by word, and of each word all lanes.
  private final int[] state;
  private final int[] before;
  private final int[] words;

  private Md5Vectors(int count) {
    this.count = count;
    this.pieces = new byte[count][];
    this.state = new int[Md5.WORDS * count];
    this.before = new int[Md5.WORDS * count];
    this.words = new int[Md5VectorSteps.BLOCK_WORDS * count];
  }

  /** Empty where the processor has none that are worth it, or Java was started without them. */
  static Optional<Md5Vectors> find() {
    return ModuleLayer.boot().findModule(MODULE).isPresent()
        ? Optional.of(of()).filter(vectors -> vectors.count() >= LEAST_LANES)
        : Optional.empty();
  }

  static Md5Vectors of() {
    return new Md5Vectors(Md5VectorSteps.LANES);
  }

  int count() {
    return count;
  }

  /** See {@link Md5Lanes#update}. */
  void update(List<Md5> digests, List<byte[]> arrays, int length) {
    begin(digests, arrays);
    for (int at = 0; at < length; at += Md5.BLOCK) {
      block(digests.size(), at);
    }
    end(digests);
  }

  private void begin(List<Md5> digests, List<byte[]> arrays) {
    for (int lane = 0; lane < digests.size(); lane++) {
      pieces[lane] = arrays.get(lane);
      for (int word = 0; word < Md5.WORDS; word++) {
        state[word * count + lane] = digests.get(lane).state()[word];
      }
    }
  }

  private void block(int lanes, int at) {
    for (int lane = 0; lane < lanes; lane++) {
      byte[] piece = pieces[lane];
      for (int word = 0; word < Md5VectorSteps.BLOCK_WORDS; word++) {
        words[word * count + lane] = Md5Steps.word(piece, at, word);
      }
    }
    System.arraycopy(state, 0, before, 0, state.length);
    Md5VectorSteps.block(state, words);
    for (int i = 0; i < state.length; i++) {
      state[i] += before[i];
    }
  }

  private void end(List<Md5> digests) {
    for (int lane = 0; lane < digests.size(); lane++) {
      for (int word = 0; word < Md5.WORDS; word++) {
        digests.get(lane).state()[word] = state[word * count + lane];
      }
    }
    Arrays.fill(pieces, NOTHING);
  }
}
