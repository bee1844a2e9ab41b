package dev.malachite.http;

import static org.assertj.core.api.Assertions.assertThat;

import io.netty.channel.EventLoop;
import io.netty.channel.nio.NioEventLoopGroup;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class LoopThreadsTest {
  private final NioEventLoopGroup group = new NioEventLoopGroup(1);
  private final EventLoop loop = group.next();
  private final LoopThreads threads = LoopThreads.of(loop).orElseThrow();
  private final CountDownLatch release = new CountDownLatch(1);

  @AfterEach
  void close() throws InterruptedException {
    threads.close();
    group.shutdownGracefully(0, 0, TimeUnit.SECONDS).await();
  }

  private void onLoop(Runnable action) throws InterruptedException {
    loop.submit(action).sync();
  }

  private void await() {
    try {
      release.await();
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  @Test
  void whoNeedNotWaitIsDoneAtOnce() throws InterruptedException {
    List<String> seen = new ArrayList<>();
    onLoop(() -> {
      Thread carrier = Thread.currentThread();
      threads.run(
          () -> seen.add(Thread.currentThread().isVirtual() ? "task" : "no thread"),
          () -> seen.add(Thread.currentThread() == carrier ? "next" : "another thread"));
      seen.add("after");
    });
    assertThat(seen).containsExactly("task", "next", "after");
  }

  @Test
  void whoWaitsKeepsNobodyAndGoesOnAtTheEventLoop() throws InterruptedException {
    CountDownLatch done = new CountDownLatch(1);
    List<String> seen = new ArrayList<>();
    onLoop(() ->
        threads.run(
            () -> {
              await();
              seen.add(Thread.currentThread().toString());
            },
            done::countDown));
    onLoop(() -> threads.run(() -> seen.add("another"), () -> seen.add("is done")));
    assertThat(done.getCount()).isEqualTo(1);
    release.countDown();
    done.await();
    assertThat(seen).startsWith("another", "is done").hasSize(3);
    assertThat(seen.getLast()).startsWith("VirtualThread").contains("nioEventLoop");
  }

  @Test
  void whoWaitsForALockOfOneWhoWaitsGetsItInTheEnd() throws InterruptedException {
    ReentrantLock lock = new ReentrantLock();
    CountDownLatch done = new CountDownLatch(2);
    Runnable task =
        () -> {
          lock.lock();
          try {
            await();
          } finally {
            lock.unlock();
          }
        };
    onLoop(() -> threads.run(task, done::countDown));
    onLoop(() -> threads.run(task, done::countDown));
    release.countDown();
    assertThat(done.await(10, TimeUnit.SECONDS)).isTrue();
  }

  @Test
  void whatFollowsIsRunAfterAFailureToo() throws InterruptedException {
    CountDownLatch done = new CountDownLatch(2);
    Runnable failing =
        () -> {
          throw new IllegalStateException("as the test wished");
        };
    onLoop(() -> threads.run(failing, done::countDown));
    onLoop(() ->
        threads.run(
            () -> {
              await();
              failing.run();
            },
            done::countDown));
    release.countDown();
    assertThat(done.await(10, TimeUnit.SECONDS)).isTrue();
  }

  @Test
  void closingWaitsForThreads() throws InterruptedException {
    onLoop(() -> threads.run(this::await, () -> {}));
    Thread closing = Thread.ofVirtual().start(threads::close);
    assertThat(closing.join(Duration.ofMillis(100))).isFalse();
    release.countDown();
    assertThat(closing.join(Duration.ofSeconds(10))).isTrue();
  }
}
