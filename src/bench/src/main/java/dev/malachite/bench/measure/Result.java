package dev.malachite.bench.measure;

/**
 * One peer at one work and one concurrency, over all its slices.
 *
 * @param bytes payload moved
 * @param peerCpuMicros CPU time of the server, {@code ownCpuMicros} that of the load generator
 */
public record Result(
    String peer,
    String work,
    int concurrency,
    double seconds,
    long bytes,
    Histogram latencies,
    long peerCpuMicros,
    long ownCpuMicros,
    long residentMegabytes) {
  public boolean isOurs() {
    return peer.startsWith("malachite");
  }

  public double perSecond() {
    return latencies.total() / seconds;
  }

  public double megabytesPerSecond() {
    return bytes / seconds / 1_000_000;
  }

  public double cpuMicrosPerOperation() {
    return latencies.total() == 0 ? 0 : (double) peerCpuMicros / latencies.total();
  }

  public double ownCpuMicrosPerOperation() {
    return latencies.total() == 0 ? 0 : (double) ownCpuMicros / latencies.total();
  }

  Result plus(Result more) {
    latencies.add(more.latencies);
    return new Result(
        peer,
        work,
        concurrency,
        seconds + more.seconds,
        bytes + more.bytes,
        latencies,
        peerCpuMicros + more.peerCpuMicros,
        ownCpuMicros + more.ownCpuMicros,
        Math.max(residentMegabytes, more.residentMegabytes));
  }
}
