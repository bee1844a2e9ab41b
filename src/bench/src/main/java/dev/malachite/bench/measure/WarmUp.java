package dev.malachite.bench.measure;

import java.time.Duration;

/**
 * Gives compilers the time to find out what is hot. Ends when an operation has cost the peer no
 * less processor for some seconds: the rate would also tell of a disk and of other processes.
 */
record WarmUp(Duration limit) {
  private static final int CONCURRENCY = 16;
  private static final Duration SECOND = Duration.ofSeconds(1);
  private static final int SECONDS_WITHOUT_GAIN = 3;
  private static final double GAIN = 0.95;

  void run(Task task) {
    try (Crew crew = new Crew(task, CONCURRENCY)) {
      double least = Double.MAX_VALUE;
      double spent = 0;
      for (int without = 0; without < SECONDS_WITHOUT_GAIN && spent < limit.toMillis() / 1e3; ) {
        Result result = crew.work(SECOND.compareTo(limit) < 0 ? SECOND : limit);
        without = result.cpuMicrosPerOperation() < GAIN * least ? 0 : without + 1;
        least = Math.min(least, result.cpuMicrosPerOperation());
        spent += result.seconds();
      }
    }
  }
}
