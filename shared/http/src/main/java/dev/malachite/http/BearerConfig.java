package dev.malachite.http;

import dev.malachite.protocol.auth.BearerSettings;
import dev.malachite.protocol.auth.BearerTokens;
import dev.malachite.protocol.auth.Challenge;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;

/** Bearer tokens as configured. */
final class BearerConfig {
  private static final String COMMON_TENANT = "common";

  private BearerConfig() {}

  static Challenge challenge(MalachiteConfig.Oauth config) {
    return new Challenge(config.tenant().orElse(COMMON_TENANT));
  }

  static BearerTokens tokens(MalachiteConfig.Oauth config) {
    Challenge challenge = challenge(config);
    BearerSettings settings =
        switch (config.mode()) {
          case OFF -> BearerSettings.none(challenge);
          case BASIC -> BearerSettings.basic(challenge);
          case FULL -> full(config, challenge);
        };
    Set<String> audiences = config.audience().map(Set::of).orElse(settings.audiences());
    Set<String> issuers = config.issuer().map(Set::of).orElse(settings.issuers());
    return new BearerTokens(new BearerSettings(challenge, issuers, audiences, settings.keySet()));
  }

  private static BearerSettings full(MalachiteConfig.Oauth config, Challenge challenge) {
    String issuer = required(config.issuer(), "issuer");
    Path keys = required(config.keys(), "keys");
    return BearerSettings.full(challenge, issuer, () -> read(keys));
  }

  private static <T> T required(Optional<T> value, String name) {
    return value.orElseThrow(() ->
        new IllegalStateException("malachite.oauth." + name + " is not set: mode full needs it"));
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }
}
