package dev.malachite.bench.wire;

import java.util.Locale;

/** The APIs that a peer may offer. */
public enum Service {
  BLOB,
  QUEUE,
  TABLE,
  FILE;

  public String lowerCase() {
    return name().toLowerCase(Locale.ROOT);
  }
}
