package dev.malachite.bench.report;

import dev.malachite.bench.measure.Result;
import java.util.List;
import java.util.Locale;

/** The table that {@code make bench} prints, with the ratios of ours to the others. */
public final class TextReport {
  private static final String ROW = "%-24s %4s  %-17s %10s %9s %9s %9s %8s %8s %7s%n";

  private TextReport() {}

  public static String head() {
    return ROW.formatted(
        "work", "at", "peer", "ops/s", "MB/s", "p50 µs", "p99 µs", "cpu µs", "load µs", "RSS MB");
  }

  /** The results of one work at one concurrency. */
  public static String rows(List<Result> results) {
    StringBuilder rows = new StringBuilder();
    for (Result result : results) {
      rows.append(
          ROW.formatted(
              result.work(),
              result.concurrency(),
              result.peer(),
              number(result.perSecond()),
              number(result.megabytesPerSecond()),
              number(result.latencies().micros(0.5)),
              number(result.latencies().micros(0.99)),
              number(result.cpuMicrosPerOperation()),
              number(result.ownCpuMicrosPerOperation()),
              result.residentMegabytes()));
    }
    for (Result own : results.stream().filter(Result::isOurs).toList()) {
      for (Result other : results.stream().filter(result -> !result.isOurs()).toList()) {
        rows.append(ratios(own, other));
      }
    }
    return rows.toString();
  }

  private static String ratios(Result own, Result other) {
    return "  %s: %.2f times the ops/s of %s, %.2f of its p99, %.2f of its memory%n"
        .formatted(
            own.peer(),
            own.perSecond() / other.perSecond(),
            other.peer(),
            own.latencies().micros(0.99) / other.latencies().micros(0.99),
            (double) own.residentMegabytes() / other.residentMegabytes());
  }

  private static String number(double value) {
    return String.format(Locale.ROOT, value < 10 ? "%,.1f" : "%,.0f", value);
  }
}
