package dev.malachite.bench.measure;

import dev.malachite.bench.wire.Source;
import dev.malachite.bench.wire.Step;
import dev.malachite.bench.work.Work;
import java.time.Duration;
import java.util.Optional;

/** The operations of a crew for a while, and how long each took. */
final class Slice implements Source {
  private final Work work;
  private final int firstWorker;
  private final long[] turns;
  private final long end;
  private final Histogram latencies = new Histogram();
  private long bytes;

  /**
   * Begins now.
   *
   * @param turns of each worker; goes on from slice to slice
   */
  Slice(Work work, int firstWorker, long[] turns, Duration length) {
    this.work = work;
    this.firstWorker = firstWorker;
    this.turns = turns;
    this.end = System.nanoTime() + length.toNanos();
  }

  @Override
  public Optional<Step> next(int connection) {
    return System.nanoTime() < end
        ? Optional.of(work.operation(firstWorker + connection, turns[connection]++))
        : Optional.empty();
  }

  @Override
  public void done(long nanos, long moved) {
    latencies.add(nanos);
    bytes += moved;
  }

  Histogram latencies() {
    return latencies;
  }

  long bytes() {
    return bytes;
  }
}
