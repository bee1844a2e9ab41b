package dev.malachite.testing.store;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.IntFunction;

/** Starts the same thing many times at once. */
public final class Racing {
  private Racing() {}

  /** What each of the racers returned; their number is passed to them, counted from zero. */
  public static <T> List<T> race(int racers, IntFunction<T> racer)
      throws InterruptedException, ExecutionException {
    CountDownLatch start = new CountDownLatch(racers);
    // Platform threads, because racers that never block would starve each other on virtual ones.
    try (ExecutorService threads =
        Executors.newThreadPerTaskExecutor(Thread.ofPlatform().factory())) {
      List<Future<T>> running = new ArrayList<>();
      for (int i = 0; i < racers; i++) {
        int number = i;
        Callable<T> task =
            () -> {
              start.countDown();
              start.await();
              return racer.apply(number);
            };
        running.add(threads.submit(task));
      }
      List<T> results = new ArrayList<>();
      for (Future<T> one : running) {
        results.add(one.get());
      }
      return results;
    }
  }
}
