package dev.malachite.local;

import dev.malachite.application.Offer;
import dev.malachite.blob.BlobService;
import dev.malachite.blob.model.BlobSettings;
import dev.malachite.file.FileService;
import dev.malachite.http.MalachiteConfig;
import dev.malachite.queue.QueueService;
import dev.malachite.table.TableService;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;

/** All four services in one process. */
class LocalServices {
  @Produces
  @Singleton
  Offer blob() {
    return (foundation, config) -> BlobService.on(foundation, settings(config));
  }

  @Produces
  @Singleton
  Offer queue() {
    return (foundation, config) -> QueueService.on(foundation);
  }

  @Produces
  @Singleton
  Offer table() {
    return (foundation, config) -> TableService.on(foundation);
  }

  @Produces
  @Singleton
  Offer file() {
    return (foundation, config) -> FileService.on(foundation);
  }

  private static BlobSettings settings(MalachiteConfig config) {
    return new BlobSettings(config.blob().versioning(), config.blob().containerRetentionDays())
        .withCopyPatience(config.copy().patience());
  }
}
