package dev.malachite.http;

import io.netty.channel.EventLoop;
import java.lang.reflect.Constructor;
import java.lang.reflect.InaccessibleObjectException;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/**
 * Virtual threads that an event loop carries instead of Java's own pool: who begins, waits for the
 * disk and goes on there is never handed from one processor to another. While one of them computes
 * the event loop does nothing else, so they are for what is brief.
 */
final class LoopThreads implements AutoCloseable {
  // Java has it for its own tests: there is no other way yet to choose who carries a thread.
  private static final String BUILDER = "java.lang.ThreadBuilders$VirtualThreadBuilder";

  private final EventLoop loop;
  private final ExecutorService threads;
  // Of the event loop: the thread that begins is to run at once, not after what else is due.
  private boolean beginning;

  private LoopThreads(EventLoop loop, Constructor<?> builder) throws ReflectiveOperationException {
    this.loop = loop;
    Executor carrier = this::carry;
    Thread.Builder.OfVirtual threadBuilder =
        (Thread.Builder.OfVirtual) builder.newInstance(carrier);
    this.threads = Executors.newThreadPerTaskExecutor(threadBuilder.factory());
  }

  /** Empty where this Java does not let anybody choose who carries a thread. */
  static Optional<LoopThreads> of(EventLoop loop) {
    try {
      Constructor<?> builder = Class.forName(BUILDER).getDeclaredConstructor(Executor.class);
      builder.setAccessible(true);
      return Optional.of(new LoopThreads(loop, builder));
    } catch (ReflectiveOperationException | InaccessibleObjectException closed) {
      return Optional.empty();
    }
  }

  /**
   * Runs a task on a thread of its own, and then, however that ended, what follows on the event
   * loop itself. Both are done when this returns, unless the task had to wait. To be called on the
   * event loop.
   */
  void run(Runnable task, Runnable next) {
    Turn turn = new Turn(task, next);
    beginning = true;
    try {
      threads.execute(turn);
    } finally {
      beginning = false;
    }
    turn.hasBegun();
  }

  private void carry(Runnable step) {
    if (loop.inEventLoop() && beginning) {
      beginning = false;
      step.run();
    } else {
      loop.execute(step);
    }
  }

  /** Waits for the threads that have begun. */
  @Override
  public void close() {
    threads.close();
  }

  /** A task and what follows. The event loop carries it, so that nobody else looks at it. */
  private final class Turn implements Runnable {
    private final Runnable task;
    private final Runnable next;
    private boolean waits;
    private boolean over;

    Turn(Runnable task, Runnable next) {
      this.task = task;
      this.next = next;
    }

    @Override
    public void run() {
      try {
        task.run();
      } finally {
        over = true;
        if (waits) {
          loop.execute(next);
        }
      }
    }

    void hasBegun() {
      if (over) {
        next.run();
      } else {
        waits = true;
      }
    }
  }
}
