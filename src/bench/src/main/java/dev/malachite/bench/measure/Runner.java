package dev.malachite.bench.measure;

import dev.malachite.bench.peer.Peer;
import dev.malachite.bench.wire.Client;
import dev.malachite.bench.work.Work;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Runs a work on several peers in turns, a slice each, so that what disturbs the machine disturbs
 * all of them.
 */
public final class Runner {
  private static final int WARM_UP_CONCURRENCY = 16;

  private final Duration warmUp;
  private final Duration slice;
  private final int rounds;

  public Runner(Duration warmUp, Duration slice, int rounds) {
    this.warmUp = warmUp;
    this.slice = slice;
    this.rounds = rounds;
  }

  /** Compilers get the time to find out what is hot: nobody's first second is a measure. */
  public void warmUp(Task task) {
    try (Crew crew = new Crew(task, WARM_UP_CONCURRENCY)) {
      crew.work(warmUp);
    }
  }

  /** One work on several peers. */
  public List<Result> run(Work work, int concurrency, List<Peer> peers) {
    return run(peers.stream().map(peer -> new Task(peer, work)).toList(), concurrency);
  }

  /** One result per task; the first round of each does not count. */
  public List<Result> run(List<Task> tasks, int concurrency) {
    List<Crew> crews = tasks.stream().map(task -> new Crew(task, concurrency)).toList();
    try {
      crews.forEach(crew -> crew.work(slice));
      List<Result> results = new ArrayList<>(crews.stream().map(c -> c.work(slice)).toList());
      for (int round = 1; round < rounds; round++) {
        for (int i = 0; i < crews.size(); i++) {
          results.set(i, results.get(i).plus(crews.get(i).work(slice)));
        }
      }
      return results;
    } finally {
      crews.forEach(Crew::close);
    }
  }

  /** The workers of one peer, each with connections of its own. */
  private static final class Crew implements AutoCloseable {
    private static final AtomicInteger RUNS = new AtomicInteger();

    private final Peer peer;
    private final Work work;
    private final int run;
    private final List<Client> clients = new ArrayList<>();
    private final long[] turns;
    private final ExecutorService threads;

    Crew(Task task, int concurrency) {
      this.run = RUNS.incrementAndGet();
      this.peer = task.peer();
      this.work = task.work();
      this.turns = new long[concurrency];
      this.threads = Executors.newFixedThreadPool(concurrency);
      for (int worker = 0; worker < concurrency; worker++) {
        Client client = new Client(peer.address());
        clients.add(client);
        work.prepareWorker(client, name(worker));
      }
    }

    // Each run writes new blobs: overwriting is another work than writing.
    private int name(int worker) {
      return run * 1000 + worker;
    }

    Result work(Duration slice) {
      ProcessMeter own = ProcessMeter.self();
      long peerCpu = peer.meter().cpuMicros();
      long ownCpu = own.cpuMicros();
      CountDownLatch start = new CountDownLatch(1);
      List<Future<Share>> shares = new ArrayList<>();
      for (int worker = 0; worker < clients.size(); worker++) {
        int number = worker;
        shares.add(threads.submit(() -> share(number, start, slice)));
      }
      long from = System.nanoTime();
      start.countDown();
      Histogram latencies = new Histogram();
      long bytes = 0;
      for (Future<Share> future : shares) {
        Share share = await(future);
        latencies.add(share.latencies());
        bytes += share.bytes();
      }
      return new Result(
          peer.name(),
          work.name(),
          clients.size(),
          (System.nanoTime() - from) / 1e9,
          bytes,
          latencies,
          peer.meter().cpuMicros() - peerCpu,
          own.cpuMicros() - ownCpu,
          peer.meter().residentMegabytes());
    }

    private Share share(int worker, CountDownLatch start, Duration slice)
        throws InterruptedException {
      start.await();
      Histogram latencies = new Histogram();
      long bytes = 0;
      long end = System.nanoTime() + slice.toNanos();
      for (long from = System.nanoTime(); from < end; ) {
        bytes += work.run(clients.get(worker), name(worker), turns[worker]++);
        long now = System.nanoTime();
        latencies.add(now - from);
        from = now;
      }
      return new Share(latencies, bytes);
    }

    private static Share await(Future<Share> future) {
      try {
        return future.get();
      } catch (InterruptedException interrupted) {
        Thread.currentThread().interrupt();
        throw new IllegalStateException(interrupted);
      } catch (ExecutionException failed) {
        throw new IllegalStateException(failed.getCause());
      }
    }

    @Override
    public void close() {
      threads.shutdownNow();
      clients.forEach(Client::close);
    }
  }

  /** What is compared with other tasks. */
  public record Task(Peer peer, Work work) {}

  private record Share(Histogram latencies, long bytes) {}
}
