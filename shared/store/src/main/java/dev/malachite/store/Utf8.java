package dev.malachite.store;

import java.util.Comparator;

/** The order of sort keys. */
public final class Utf8 {
  /** By UTF-8 bytes, which is the order of code points and not that of {@link String}. */
  public static final Comparator<String> ORDER = Utf8::compare;

  private Utf8() {}

  private static int compare(String left, String right) {
    int common = Math.min(left.length(), right.length());
    for (int i = 0; i < common; i++) {
      char one = left.charAt(i);
      char other = right.charAt(i);
      if (one != other) {
        return Integer.compare(rank(one), rank(other));
      }
    }
    return Integer.compare(left.length(), right.length());
  }

  // Surrogates stand for code points above all others.
  private static int rank(char unit) {
    return Character.isSurrogate(unit) ? unit + 0x10000 : unit;
  }
}
