package dev.malachite.domain;

import java.util.Locale;

/** Whether a running lease ends by itself. */
public enum LeaseDurationKind {
  INFINITE,
  FIXED;

  private final String text = name().toLowerCase(Locale.ROOT);

  /** As in headers and listings. */
  public String text() {
    return text;
  }
}
