package dev.malachite.local;

import dev.malachite.blob.copy.CopyRunner;
import dev.malachite.reclaim.Reclaim;
import dev.malachite.reclaim.RunReport;
import io.micrometer.core.instrument.MeterRegistry;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/** What a process does now and then besides answering. */
final class Chores {
  private static final int REMEMBERED = 20;

  private final Runnable chore;
  private final Deque<RunReport> runs = new ArrayDeque<>();

  private Chores(Runnable chore) {
    this.chore = chore;
  }

  private Chores(Reclaim reclaim, ReclaimMetrics metrics) {
    this.chore =
        () -> {
          RunReport report = reclaim.run();
          metrics.record(report);
          remember(report);
        };
  }

  static Chores reclaiming(Reclaim reclaim, MeterRegistry meters) {
    return new Chores(reclaim, new ReclaimMetrics(meters));
  }

  /** Where nobody reclaims here, copies that nobody works on still have to go on. */
  static Chores copying(CopyRunner copies) {
    return new Chores(copies::continueAbandoned);
  }

  void run() {
    chore.run();
  }

  private synchronized void remember(RunReport report) {
    runs.addFirst(report);
    if (runs.size() > REMEMBERED) {
      runs.removeLast();
    }
  }

  /** The last ones, the newest first. */
  synchronized List<RunReport> runs() {
    return List.copyOf(runs);
  }
}
