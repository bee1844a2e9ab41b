package dev.malachite.bench.measure;

import dev.malachite.bench.peer.Peer;
import dev.malachite.bench.wire.Client;
import dev.malachite.bench.wire.Loop;
import dev.malachite.bench.work.Work;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;

/** The workers of one peer, each with a connection of its own. */
final class Crew implements AutoCloseable {
  private static final AtomicInteger RUNS = new AtomicInteger();

  private final Peer peer;
  private final Work work;
  // Each run writes new blobs: overwriting is another work than writing.
  private final int firstWorker = RUNS.incrementAndGet() * 1000;
  private final long[] turns;
  private final Loop loop;

  Crew(Task task, int concurrency) {
    peer = task.peer();
    work = task.work();
    turns = new long[concurrency];
    try (Client client = new Client(peer.address())) {
      for (int worker = 0; worker < concurrency; worker++) {
        work.prepareWorker(client, firstWorker + worker);
      }
    }
    loop = new Loop(peer.address(), work.service(), concurrency);
  }

  Result work(Duration length) {
    ProcessMeter own = ProcessMeter.self();
    long peerCpu = peer.meter().cpuMicros();
    long ownCpu = own.cpuMicros();
    long from = System.nanoTime();
    Slice slice = new Slice(work, firstWorker, turns, length);
    loop.run(slice);
    return new Result(
        peer.name(),
        work.name(),
        turns.length,
        (System.nanoTime() - from) / 1e9,
        slice.bytes(),
        slice.latencies(),
        peer.meter().cpuMicros() - peerCpu,
        own.cpuMicros() - ownCpu,
        peer.meter().residentMegabytes());
  }

  @Override
  public void close() {
    loop.close();
  }
}
