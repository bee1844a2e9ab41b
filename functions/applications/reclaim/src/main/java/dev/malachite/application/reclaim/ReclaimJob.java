package dev.malachite.application.reclaim;

import dev.malachite.account.Foundation;
import dev.malachite.application.Application;
import dev.malachite.application.Job;
import dev.malachite.domain.Clock;
import dev.malachite.http.MalachiteConfig;
import dev.malachite.reclaim.Reclaim;
import dev.malachite.reclaim.ReclaimSettings;
import dev.malachite.reclaim.RunReport;
import dev.malachite.store.Unavailable;
import jakarta.inject.Singleton;
import java.time.Duration;
import org.jboss.logging.Logger;

/**
 * One run of reclaim, and a line for the log that alarms are made from. A run that failed fails.
 */
@Singleton
class ReclaimJob implements Job {
  private static final Logger LOG = Logger.getLogger(ReclaimJob.class);

  private final Application application;
  private final MalachiteConfig.Reclaim config;

  ReclaimJob(Application application, MalachiteConfig config) {
    this.application = application;
    this.config = config.reclaim();
  }

  @Override
  public String run() {
    Foundation foundation = application.foundation();
    Reclaim.Surroundings around =
        new Reclaim.Surroundings(
            foundation.store(),
            foundation.content(),
            Clock.system(),
            foundation.ids(),
            foundation.sources());
    RunReport report = Reclaim.of(around, settings()).run();
    String line = line(report);
    LOG.info(line);
    report
        .failure()
        .ifPresent(reason -> {
          throw new Unavailable(reason);
        });
    return line;
  }

  private ReclaimSettings settings() {
    return new ReclaimSettings(
        config.budget(),
        config.longestRead(),
        config.orphanGrace(),
        config.orphanInterval(),
        config.leaseRetention());
  }

  private static String line(RunReport report) {
    long reclaimed =
        report.kinds().values().stream().mapToLong(RunReport.KindReport::reclaimed).sum();
    long oldest =
        report.kinds().values().stream()
            .map(RunReport.KindReport::oldestDue)
            .mapToLong(Duration::toSeconds)
            .max()
            .orElse(0);
    return "reclaimed %d complete %b oldestDueSeconds %d"
        .formatted(reclaimed, report.complete(), oldest);
  }
}
