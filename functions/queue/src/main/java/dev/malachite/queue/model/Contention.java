package dev.malachite.queue.model;

import dev.malachite.store.Hints;
import dev.malachite.store.Key;
import java.util.Optional;

/**
 * How far from the head consumers begin: at it while nobody else is there, so that a lone consumer
 * sees messages in order; further away the more often they meet.
 */
public final class Contention {
  private static final int FIRST_STEP = 4;
  private static final int WIDEST = 64;

  private final Hints<Integer> spreads = new Hints<>();

  /** Over how many messages consumers of a queue should scatter. */
  public int spread(Key queue) {
    return spreads.recall(queue).orElse(0);
  }

  public void lost(Key queue) {
    int wider = Math.max(FIRST_STEP, 2 * spread(queue));
    spreads.learn(queue, Optional.of(Math.min(WIDEST, wider)));
  }

  public void won(Key queue) {
    int spread = spread(queue);
    if (spread > 0) {
      spreads.learn(queue, Optional.of(spread - 1).filter(left -> left > 0));
    }
  }
}
