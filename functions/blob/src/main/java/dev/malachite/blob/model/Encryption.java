package dev.malachite.blob.model;

import java.util.Optional;

/**
 * With what a blob is encrypted beside the store's own: a key only the client has, or a named
 * scope.
 */
public record Encryption(Optional<String> customerKeySha256, Optional<String> scope) {
  public static final Encryption NONE = new Encryption(Optional.empty(), Optional.empty());
}
