package dev.malachite.domain;

import java.util.Locale;

/** Whether a lease keeps others out. */
public enum LeaseStatus {
  LOCKED,
  UNLOCKED;

  private final String text = name().toLowerCase(Locale.ROOT);

  /** As in headers and listings. */
  public String text() {
    return text;
  }
}
