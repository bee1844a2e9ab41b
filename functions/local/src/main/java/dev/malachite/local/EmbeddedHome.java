package dev.malachite.local;

import dev.malachite.application.Storage;
import dev.malachite.application.StorageHome;
import dev.malachite.domain.Clock;
import dev.malachite.http.MalachiteConfig;
import dev.malachite.http.MalachiteConfig.StoreKind;
import dev.malachite.store.embedded.Durability;
import dev.malachite.store.embedded.Embedded;
import dev.malachite.store.embedded.Snapshots;
import jakarta.inject.Singleton;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The store of a laptop: on its disk or in its memory. */
@Singleton
public class EmbeddedHome implements StorageHome {
  private @Nullable Snapshots snapshots;

  @Override
  public boolean has(StoreKind kind) {
    return kind == StoreKind.EMBEDDED || kind == StoreKind.MEMORY;
  }

  @Override
  public boolean isNear() {
    return true;
  }

  @Override
  public Storage open(MalachiteConfig config, Clock clock) {
    Embedded embedded =
        config.store() == StoreKind.MEMORY
            ? Embedded.memory(clock)
            : Embedded.open(config.data(), durability(config), clock);
    snapshots = embedded.snapshots();
    return new Storage(embedded.store(), embedded.content(), embedded::close);
  }

  /** Of the store that is open, if it is of this home. */
  public Optional<Snapshots> snapshots() {
    return Optional.ofNullable(snapshots);
  }

  private static Durability durability(MalachiteConfig config) {
    return switch (config.durability()) {
      case FSYNC -> Durability.FSYNC;
      case OS -> Durability.OS;
    };
  }
}
