package dev.malachite.proof.world;

import dev.malachite.domain.Ids;
import java.util.SplittableRandom;
import java.util.UUID;

/** The same ids for the same seed. */
public final class SeededIds implements Ids {
  private final SplittableRandom random;

  public SeededIds(long seed) {
    this.random = new SplittableRandom(seed);
  }

  @Override
  public UUID uuid() {
    long high = random.nextLong();
    long low = random.nextLong();
    return new UUID((high & ~0xf000L) | 0x4000L, (low & 0x3fffffffffffffffL) | 0x8000000000000000L);
  }

  @Override
  public long unique() {
    long value = random.nextLong();
    return value == 0 ? 1 : value;
  }
}
