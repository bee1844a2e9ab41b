package dev.malachite.application.file;

import dev.malachite.application.Offer;
import dev.malachite.file.FileService;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;

/** The File service in a process of its own. */
class FileApplication {
  @Produces
  @Singleton
  Offer file() {
    return (foundation, config) -> FileService.on(foundation);
  }
}
