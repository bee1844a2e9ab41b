package dev.malachite.table.model;

import java.nio.charset.StandardCharsets;

/** Whether text survives UTF-8: a surrogate that stands alone does not. */
public final class WellFormed {
  private WellFormed() {}

  public static boolean test(String text) {
    byte[] encoded = text.getBytes(StandardCharsets.UTF_8);
    return new String(encoded, StandardCharsets.UTF_8).equals(text);
  }
}
