package dev.malachite.reclaim;

import dev.malachite.domain.Ids;
import java.util.Random;
import java.util.UUID;

/** The same ids for the same seed. */
final class SeededIds implements Ids {
  private final Random random;

  SeededIds(long seed) {
    this.random = new Random(seed);
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
