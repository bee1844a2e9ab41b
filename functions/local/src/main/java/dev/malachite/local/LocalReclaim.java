package dev.malachite.local;

import dev.malachite.application.Companion;
import dev.malachite.http.MalachiteConfig;
import dev.malachite.reclaim.Reclaim;
import dev.malachite.reclaim.ReclaimSettings;
import dev.malachite.reclaim.RunReport;
import io.micrometer.core.instrument.MeterRegistry;
import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.scheduler.Scheduled;
import jakarta.annotation.Priority;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reclaims now and then, unless told not to, and remembers how it went. */
@ApplicationScoped
class LocalReclaim implements Companion {
  private static final int REMEMBERED = 20;
  private static final int BEFORE_THE_STORE_CLOSES = 1;

  private final MalachiteConfig config;
  private final ReclaimMetrics metrics;
  private final Deque<RunReport> runs = new ArrayDeque<>();
  private volatile @Nullable Reclaim reclaim;

  LocalReclaim(MalachiteConfig config, MeterRegistry meters) {
    this.config = config;
    this.metrics = new ReclaimMetrics(meters);
  }

  @Override
  public void opened(Opened opened) {
    if (config.reclaim().enabled()) {
      reclaim =
          Reclaim.of(
              new Reclaim.Surroundings(
                  opened.foundation().store(),
                  opened.foundation().content(),
                  opened.clock(),
                  opened.foundation().ids(),
                  opened.foundation().sources()),
              settings(config.reclaim()));
    }
  }

  private static ReclaimSettings settings(MalachiteConfig.Reclaim reclaim) {
    return new ReclaimSettings(
        reclaim.budget(),
        reclaim.longestRead(),
        reclaim.orphanGrace(),
        reclaim.orphanInterval(),
        reclaim.leaseRetention());
  }

  // One run ends before the next begins.
  @Scheduled(
      every = "${malachite.reclaim.every:1m}",
      delayed = "${malachite.reclaim.every:1m}",
      concurrentExecution = Scheduled.ConcurrentExecution.SKIP)
  void run() {
    Reclaim ready = reclaim;
    if (ready != null) {
      RunReport report = ready.run();
      metrics.record(report);
      remember(report);
    }
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

  void stop(@Observes @Priority(BEFORE_THE_STORE_CLOSES) ShutdownEvent event) {
    reclaim = null;
  }
}
