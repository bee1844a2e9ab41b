package dev.malachite.application.reclaim;

import dev.malachite.application.Job;
import io.quarkus.runtime.Quarkus;
import io.quarkus.runtime.QuarkusApplication;
import io.quarkus.runtime.annotations.QuarkusMain;
import org.eclipse.microprofile.config.inject.ConfigProperty;

/** Runs once and ends, as a job of a schedule does; a function stays and is called. */
@QuarkusMain
class ReclaimMain implements QuarkusApplication {
  private final Job job;
  private final boolean stays;

  ReclaimMain(
      Job job, @ConfigProperty(name = "function.stays", defaultValue = "false") boolean stays) {
    this.job = job;
    this.stays = stays;
  }

  @Override
  public int run(String... arguments) {
    if (stays) {
      Quarkus.waitForExit();
    } else {
      job.run();
    }
    return 0;
  }
}
