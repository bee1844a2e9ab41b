package dev.malachite.application;

import dev.malachite.account.Foundation;
import dev.malachite.http.MalachiteConfig;
import dev.malachite.protocol.StorageService;

/** A service an application answers for. It has a bean for each. */
@FunctionalInterface
public interface Offer {
  StorageService build(Foundation foundation, MalachiteConfig config);
}
