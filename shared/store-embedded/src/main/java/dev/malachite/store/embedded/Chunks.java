package dev.malachite.store.embedded;

import java.io.IOException;

/** Where the pieces of one content come from. */
@FunctionalInterface
interface Chunks {
  /** How many bytes every piece has but the last. */
  int BYTES = 128 * 1024;

  /**
   * The piece with the number, counted from zero.
   *
   * @throws IOException where it is missing
   */
  byte[] chunk(int number) throws IOException;
}
