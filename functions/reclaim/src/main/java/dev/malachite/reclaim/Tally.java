package dev.malachite.reclaim;

import dev.malachite.store.Item;
import dev.malachite.store.reclaim.Swept;
import java.time.Duration;
import java.time.Instant;
import java.util.Collection;
import java.util.Map;
import java.util.TreeMap;

/** Counts what a run does. */
final class Tally {
  private final Map<String, Count> counts = new TreeMap<>();

  private static final class Count {
    private long found;
    private long reclaimed;
    private long postponed;
    private long failed;
    private long bytes;
    private long oldest;
  }

  void found(String kind, Collection<Item> items, Instant now) {
    Count count = count(kind);
    count.found += items.size();
    for (Item item : items) {
      long lag = now.toEpochMilli() - item.dueAt().orElse(now.toEpochMilli());
      count.oldest = Math.max(count.oldest, lag);
    }
  }

  void found(String kind, int more) {
    count(kind).found += more;
  }

  void swept(String kind, Collection<Swept> results) {
    Count count = count(kind);
    for (Swept swept : results) {
      switch (swept.result()) {
        case RECLAIMED -> count.reclaimed++;
        case POSTPONED -> count.postponed++;
        case GONE -> {}
      }
      count.bytes += swept.bytes();
    }
  }

  void failed(String kind) {
    count(kind).failed++;
  }

  /** Whether anything was done since it was this much. */
  long progress() {
    return counts.values().stream().mapToLong(each -> each.reclaimed + each.postponed).sum();
  }

  Map<String, RunReport.KindReport> reports() {
    Map<String, RunReport.KindReport> reports = new TreeMap<>();
    counts.forEach((kind, each) ->
        reports.put(
            kind,
            new RunReport.KindReport(
                each.found,
                each.reclaimed,
                each.postponed,
                each.failed,
                each.bytes,
                Duration.ofMillis(each.oldest))));
    return reports;
  }

  private Count count(String kind) {
    return counts.computeIfAbsent(kind, each -> new Count());
  }
}
