package dev.malachite.application;

import dev.malachite.domain.Clock;
import dev.malachite.http.MalachiteConfig;

/** Opens one or more kinds of store. An application has a bean for each that it brings. */
public interface StorageHome {
  boolean has(MalachiteConfig.StoreKind kind);

  Storage open(MalachiteConfig config, Clock clock);
}
