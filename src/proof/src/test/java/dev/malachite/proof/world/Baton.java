package dev.malachite.proof.world;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/**
 * Lets several threads run as if they were one: only who has the baton moves, and hands it at every
 * {@link #pass} to whom the seed chooses.
 */
public final class Baton {
  private static final class Runner {
    final Semaphore turn = new Semaphore(0);
  }

  private final SplittableRandom random;
  private final List<Runner> waiting = new ArrayList<>();
  private final Semaphore finished = new Semaphore(0);
  private final AtomicReference<Throwable> failure = new AtomicReference<>();
  private @Nullable Runner running;

  public Baton(SplittableRandom random) {
    this.random = random;
  }

  /** Runs all to their end; whatever one of them throws is thrown here. */
  public void run(List<Runnable> all) {
    List<Thread> threads = new ArrayList<>();
    for (Runnable each : all) {
      Runner runner = new Runner();
      waiting.add(runner);
      threads.add(Thread.ofVirtual().start(() -> run(runner, each)));
    }
    handOver();
    finished.acquireUninterruptibly();
    if (failure.get() != null) {
      throw new AssertionError("a client failed: " + failure.get(), failure.get());
    }
  }

  /** Somebody goes on, perhaps the caller. Outside a run nobody else is there. */
  public void pass() {
    Runner self = running;
    if (self == null || waiting.isEmpty()) {
      return;
    }
    int chosen = random.nextInt(waiting.size() + 1);
    if (chosen < waiting.size()) {
      Runner next = waiting.set(chosen, self);
      running = next;
      next.turn.release();
      self.turn.acquireUninterruptibly();
    }
  }

  private void run(Runner self, Runnable work) {
    self.turn.acquireUninterruptibly();
    try {
      work.run();
    } catch (Throwable thrown) {
      failure.compareAndSet(null, thrown);
    }
    handOver();
  }

  private void handOver() {
    if (waiting.isEmpty()) {
      running = null;
      finished.release();
      return;
    }
    Runner next = waiting.remove(random.nextInt(waiting.size()));
    running = next;
    next.turn.release();
  }
}
