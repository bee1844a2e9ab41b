package dev.malachite.bench.measure;

import java.time.Duration;
import java.util.Optional;

/** One task at one concurrency, and what it has shown so far. The first slice does not count. */
final class Measurement implements AutoCloseable {
  private final Crew crew;
  private final Duration slice;
  private boolean begun;
  private Optional<Result> result = Optional.empty();

  Measurement(Task task, int concurrency, Duration slice) {
    this.crew = new Crew(task, concurrency);
    this.slice = slice;
  }

  /** Another slice, unless those before took as long as {@code rounds} of them. */
  void take(int rounds) {
    if (seconds() < rounds * slice.toMillis() / 1e3) {
      Result more = crew.work(slice);
      if (begun) {
        result = Optional.of(result.map(before -> before.plus(more)).orElse(more));
      }
      begun = true;
    }
  }

  private double seconds() {
    return result.map(Result::seconds).orElse(0.0);
  }

  Optional<Result> result() {
    return result;
  }

  @Override
  public void close() {
    crew.close();
  }
}
