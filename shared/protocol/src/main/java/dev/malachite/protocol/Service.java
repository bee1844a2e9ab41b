package dev.malachite.protocol;

import java.util.Locale;

/** The four services of a storage account. */
public enum Service {
  BLOB,
  QUEUE,
  TABLE,
  FILE;

  private final String lowerCase = name().toLowerCase(Locale.ROOT);

  /** As it stands in host names, signatures and the manifest. */
  public String lowerCase() {
    return lowerCase;
  }
}
