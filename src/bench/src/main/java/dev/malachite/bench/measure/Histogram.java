package dev.malachite.bench.measure;

/** Latencies in buckets 2 % wide: constant memory, whatever is counted. */
public final class Histogram {
  private static final double GROWTH = 1.02;
  private static final double LOG_GROWTH = Math.log(GROWTH);
  private static final int BUCKETS = 1300;

  private final long[] counts = new long[BUCKETS];
  private long total;

  public void add(long nanos) {
    int bucket = (int) (Math.log((double) Math.max(1, nanos)) / LOG_GROWTH);
    counts[Math.min(BUCKETS - 1, bucket)]++;
    total++;
  }

  public void add(Histogram other) {
    for (int i = 0; i < BUCKETS; i++) {
      counts[i] += other.counts[i];
    }
    total += other.total;
  }

  public long total() {
    return total;
  }

  /** In microseconds; the upper edge of the bucket in which the quantile lies. */
  public double micros(double quantile) {
    long wanted = (long) Math.ceil(total * quantile);
    long seen = 0;
    for (int i = 0; i < BUCKETS; i++) {
      seen += counts[i];
      if (seen >= wanted && seen > 0) {
        return Math.pow(GROWTH, i + 1) / 1000;
      }
    }
    return 0;
  }
}
