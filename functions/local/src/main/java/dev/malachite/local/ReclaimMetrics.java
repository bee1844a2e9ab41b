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
    count("found", tags, report.found());
    count("reclaimed", tags, report.reclaimed());
    count("postponed", tags, report.postponed());
    count("failed", tags, report.failed());
    count("freed.bytes", tags, report.bytes());
    oldest.computeIfAbsent(kind, each -> gauge(tags)).set(report.oldestDue().toSeconds());
  }

  private void count(String what, Tags tags, long more) {
    meters.counter(PREFIX + what, tags).increment((double) more);
  }

  private AtomicLong gauge(Tags tags) {
    AtomicLong value = new AtomicLong();
    meters.gauge(PREFIX + "oldest.due.seconds", tags, value);
    return value;
  }
}
