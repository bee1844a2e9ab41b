package dev.malachite.reclaim;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.Semaphore;

/**
 * Lets actors take turns: exactly one of them runs, from one call of the store to its next. Who is
 * next is chosen by a seed, so that a run can be repeated.
 */
final class Turns {
  private final Random random;
  private final TreeMap<Integer, Semaphore> waiting = new TreeMap<>();
  private final Runnable between;
  private int running;

  Turns(long seed, int actors, Runnable between) {
    this.random = new Random(seed);
    this.running = actors;
    this.between = between;
  }

  /** Waits for the actor's turn. */
  void await(int actor) {
    Semaphore turn = new Semaphore(0);
    synchronized (this) {
      waiting.put(actor, turn);
      running--;
      next();
    }
    turn.acquireUninterruptibly();
  }

  /** The actor takes no more turns. */
  synchronized void leave() {
    running--;
    next();
  }

  private void next() {
    if (running == 0 && !waiting.isEmpty()) {
      between.run();
      List<Integer> actors = new ArrayList<>(waiting.keySet());
      running++;
      waiting.remove(actors.get(random.nextInt(actors.size()))).release();
    }
  }
}
