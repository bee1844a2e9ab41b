package dev.malachite.domain;

import java.util.OptionalInt;

/** Whole numbers as headers carry them: an optional minus and up to nine digits. */
final class Decimal {
  private static final int LONGEST = 9;

  private Decimal() {}

  static OptionalInt parse(String text) {
    String trimmed = text.strip();
    String digits = trimmed.startsWith("-") ? trimmed.substring(1) : trimmed;
    boolean wellFormed =
        !digits.isEmpty()
            && digits.length() <= LONGEST
            && digits.chars().allMatch(Decimal::isDigit);
    return wellFormed ? OptionalInt.of(Integer.parseInt(trimmed)) : OptionalInt.empty();
  }

  static boolean isDigit(int c) {
    return c >= '0' && c <= '9';
  }
}
