package dev.malachite.local;

import dev.malachite.application.Storage;
import dev.malachite.application.StorageHome;
import dev.malachite.domain.Clock;
import dev.malachite.http.MalachiteConfig;
import dev.malachite.http.MalachiteConfig.StoreKind;
import dev.malachite.store.embedded.Durability;
import dev.malachite.store.embedded.Embedded;
import jakarta.inject.Singleton;

/** The store of a laptop: on its disk or in its memory. */
@Singleton
class EmbeddedHome implements StorageHome {
  @Override
  public boolean has(StoreKind kind) {
    return kind == StoreKind.EMBEDDED || kind == StoreKind.MEMORY;
  }

  @Override
  public Storage open(MalachiteConfig config, Clock clock) {
    Embedded embedded =
        config.store() == StoreKind.MEMORY
            ? Embedded.memory(clock)
            : Embedded.open(config.data(), durability(config), clock);
    return new Storage(embedded.store(), embedded.content(), embedded::close);
  }

  private static Durability durability(MalachiteConfig config) {
    return switch (config.durability()) {
      case FSYNC -> Durability.FSYNC;
      case OS -> Durability.OS;
    };
  }
}
