package dev.malachite.application;

import dev.malachite.http.MalachiteConfig;
import dev.malachite.protocol.auth.Accounts;
import dev.malachite.store.dynamodb.Secret;

/** The accounts that the configuration names; only a laptop has one by default. */
final class ConfiguredAccounts {
  private ConfiguredAccounts() {}

  static Accounts of(MalachiteConfig config) {
    if (config.accounts().isPresent()) {
      return Accounts.parse(config.accounts().get());
    }
    if (config.accountsSecret().isPresent()) {
      return Accounts.parse(Secret.read(config.accountsSecret().get(), config.dynamodb().region()));
    }
    if (config.store() == MalachiteConfig.StoreKind.DYNAMODB) {
      throw new IllegalStateException(
          "neither malachite.accounts nor malachite.accounts-secret is set:"
              + " outside a laptop there is no default account");
    }
    return Accounts.development();
  }
}
