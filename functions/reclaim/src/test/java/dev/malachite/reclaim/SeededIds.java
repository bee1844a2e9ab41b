package dev.malachite.reclaim;

import dev.malachite.domain.Ids;
import java.util.Random;
import java.util.UUID;

/** The same ids for the same seed. */
final class SeededIds implements Ids {
  private final long seed;
  private final Random random;

  SeededIds(long seed) {
    this.seed = seed;
    this.random = new Random(seed);
  }

  /** Others than those given so far, and the same every time. */
  synchronized void beginAnew() {
    random.setSeed(seed + 1_000_000);
  }

  @Override
  public synchronized UUID uuid() {
    return new UUID(random.nextLong(), random.nextLong());
  }

  @Override
  public synchronized long unique() {
    long next = random.nextLong();
    return next == 0 ? unique() : next;
  }
}
