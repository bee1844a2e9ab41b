package dev.malachite.local;

import io.quarkus.scheduler.Scheduled;
import jakarta.enterprise.context.ApplicationScoped;

/** Runs the chores; one run ends before the next begins. */
@ApplicationScoped
class ChoreSchedule {
  private final LocalApplication application;

  ChoreSchedule(LocalApplication application) {
    this.application = application;
  }

  @Scheduled(
      every = "${malachite.reclaim.every:1m}",
      delayed = "${malachite.reclaim.every:1m}",
      concurrentExecution = Scheduled.ConcurrentExecution.SKIP)
  void run() {
    application.chores().ifPresent(Chores::run);
  }
}
