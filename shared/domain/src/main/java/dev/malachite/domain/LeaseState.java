package dev.malachite.domain;

import java.util.Locale;

/** The state of a lease at one instant. */
public enum LeaseState {
  AVAILABLE,
  LEASED,
  BREAKING,
  EXPIRED,
  BROKEN;

  private final String text = name().toLowerCase(Locale.ROOT);

  /** As in headers and listings. */
  public String text() {
    return text;
  }

  public LeaseStatus status() {
    return this == LEASED || this == BREAKING ? LeaseStatus.LOCKED : LeaseStatus.UNLOCKED;
  }
}
