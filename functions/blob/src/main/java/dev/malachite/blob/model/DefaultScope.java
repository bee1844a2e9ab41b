package dev.malachite.blob.model;

import java.util.Optional;

/**
 * The encryption scope of blobs that name none.
 *
 * @param overrideDenied whether a blob may not name another
 */
public record DefaultScope(Optional<String> name, boolean overrideDenied) {
  public static final DefaultScope NONE = new DefaultScope(Optional.empty(), false);

  private static final String OF_THE_ACCOUNT = "$account-encryption-key";

  public String wireName() {
    return name.orElse(OF_THE_ACCOUNT);
  }
}
