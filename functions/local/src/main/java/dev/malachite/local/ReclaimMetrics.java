package dev.malachite.local;

import dev.malachite.reclaim.RunReport;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Tags;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;

/** What reclaim did, per kind of residue. */
final class ReclaimMetrics {
  private static final String PREFIX = "malachite.reclaim.";

  private final MeterRegistry meters;
  private final Map<String, AtomicLong> oldest = new ConcurrentHashMap<>();

  ReclaimMetrics(MeterRegistry meters) {
    this.meters = meters;
  }

  void record(RunReport report) {
    // A kind of which nothing was due has nothing old.
    oldest.values().forEach(each -> each.set(0));
    report.kinds().forEach(this::record);
  }

  private void record(String kind, RunReport.KindReport report) {
    Tags tags = Tags.of("kind", kind);
    meters.counter(PREFIX + "found", tags).increment(report.found());
    meters.counter(PREFIX + "reclaimed", tags).increment(report.reclaimed());
    meters.counter(PREFIX + "postponed", tags).increment(report.postponed());
    meters.counter(PREFIX + "failed", tags).increment(report.failed());
    meters.counter(PREFIX + "freed.bytes", tags).increment(report.bytes());
    oldest
        .computeIfAbsent(kind, each -> gauge(tags))
        .set(report.oldestDue().toSeconds());
  }

  private AtomicLong gauge(Tags tags) {
    AtomicLong value = new AtomicLong();
    meters.gauge(PREFIX + "oldest.due.seconds", tags, value);
    return value;
  }
}
