package dev.malachite.application;

import dev.malachite.domain.Clock;
import dev.malachite.http.MalachiteConfig;

/** Opens one or more kinds of store. An application has a bean for each that it brings. */
public interface StorageHome {
  boolean has(MalachiteConfig.StoreKind kind);

  /** Whether its stores are in this process, so that asking them is as quick as its disk. */
  default boolean isNear() {
    return false;
  }

  Storage open(MalachiteConfig config, Clock clock);
}
