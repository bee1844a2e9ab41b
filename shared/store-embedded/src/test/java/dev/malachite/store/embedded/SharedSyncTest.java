package dev.malachite.store.embedded;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.malachite.store.Unavailable;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class SharedSyncTest {
  private final AtomicInteger begun = new AtomicInteger();
  private final Semaphore mayEnd = new Semaphore(0);
  private final SharedSync sync = new SharedSync(this::slowly);
  private volatile boolean broken;

  private void slowly() {
    boolean fails = begun.incrementAndGet() == 2 && broken;
    mayEnd.acquireUninterruptibly();
    if (fails) {
      throw Unavailable.rejected("the disk is gone");
    }
  }

  @Test
  void whoAsksLaterDoesNotCountOnTheOneUnderWay() throws Exception {
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      Future<?> first = begin(threads);
      List<Future<?>> others = waiting(threads, 5);

      mayEnd.release();
      first.get();
      until(2);
      assertThat(others).noneMatch(Future::isDone);

      mayEnd.release();
      for (Future<?> other : others) {
        other.get();
      }
      assertThat(begun).hasValue(2);
    }
  }

  @Test
  void aFailureIsToldToAllWhoShareItAndToNobodyElse() throws Exception {
    broken = true;
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      Future<?> first = begin(threads);
      List<Future<?>> others = waiting(threads, 5);

      mayEnd.release(2);
      first.get();
      for (Future<?> other : others) {
        assertThatExceptionOfType(ExecutionException.class)
            .isThrownBy(other::get)
            .withCauseInstanceOf(Unavailable.class);
      }
      assertThat(begun).hasValue(2);

      mayEnd.release();
      sync.run();
      assertThat(begun).hasValue(3);
    }
  }

  private Future<?> begin(ExecutorService threads) throws InterruptedException {
    Future<?> first = threads.submit(sync::run);
    until(1);
    return first;
  }

  private List<Future<?>> waiting(ExecutorService threads, int count) throws InterruptedException {
    List<Future<?>> all = new ArrayList<>();
    for (int each = 0; each < count; each++) {
      all.add(threads.submit(sync::run));
    }
    while (sync.waiting() < count) {
      TimeUnit.MILLISECONDS.sleep(1);
    }
    return all;
  }

  private void until(int count) throws InterruptedException {
    while (begun.get() < count) {
      TimeUnit.MILLISECONDS.sleep(1);
    }
  }
}
