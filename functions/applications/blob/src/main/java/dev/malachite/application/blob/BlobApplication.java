package dev.malachite.application.blob;

import dev.malachite.application.Offer;
import dev.malachite.blob.BlobService;
import dev.malachite.blob.model.BlobSettings;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;

/** The Blob service in a process of its own. */
class BlobApplication {
  @Produces
  @Singleton
  Offer blob() {
    return (foundation, config) ->
        BlobService.on(
            foundation,
            new BlobSettings(config.blob().versioning(), config.blob().containerRetentionDays())
                .withCopyPatience(config.copy().patience()));
  }
}
