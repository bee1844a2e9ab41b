package dev.malachite.table.entity;

import dev.malachite.protocol.Headers;
import java.util.Locale;

/** Whether the answer to a creation repeats what was created. */
public enum Preference {
  NONE,
  CONTENT,
  NO_CONTENT;

  public static Preference of(Headers headers) {
    String text = headers.first("Prefer").orElse("").strip().toLowerCase(Locale.ROOT);
    return switch (text) {
      case "return-content" -> CONTENT;
      case "return-no-content" -> NO_CONTENT;
      default -> NONE;
    };
  }

  /** As answers confirm it. */
  public String text() {
    return this == CONTENT ? "return-content" : "return-no-content";
  }
}
