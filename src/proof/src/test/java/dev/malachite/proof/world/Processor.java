package dev.malachite.proof.world;

import java.time.Duration;

/** How quickly this process works, whatever else the machine has to do. */
public final class Processor {
  private final long start = System.nanoTime();
  private final Duration used = used();

  private Processor() {}

  public static Processor begin() {
    return new Processor();
  }

  /** So many of them since the beginning. */
  public String rate(long done, String what) {
    double seconds = (System.nanoTime() - start) / 1e9;
    double ofProcessor = used().minus(used).toNanos() / 1e9;
    return "%.0f %s a second, %.0f a second of one processor"
        .formatted(done / seconds, what, done / ofProcessor);
  }

  private static Duration used() {
    return ProcessHandle.current().info().totalCpuDuration().orElse(Duration.ZERO);
  }
}
