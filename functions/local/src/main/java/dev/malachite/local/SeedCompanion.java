package dev.malachite.local;

import dev.malachite.application.Companion;
import dev.malachite.local.seed.Seed;
import jakarta.inject.Singleton;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;

/** Fills the store before anybody can ask, where a directory is named. */
@Singleton
class SeedCompanion implements Companion {
  private final LaptopConfig laptop;

  SeedCompanion(LaptopConfig laptop) {
    this.laptop = laptop;
  }

  @Override
  public void opened(Opened opened) {
    laptop
        .seed()
        .ifPresent(directory ->
            fill(new Seed(opened.malachite(), opened.foundation().accounts()), directory));
  }

  private static void fill(Seed seed, Path directory) {
    try {
      seed.fill(directory);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }
}
