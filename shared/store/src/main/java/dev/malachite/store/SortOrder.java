package dev.malachite.store;

import java.util.Comparator;

/**
 * The order of sort keys: that of their UTF-8 bytes, which is the order of code points, not of
 * UTF-16 units.
 */
public final class SortOrder {
  public static final Comparator<String> INSTANCE = SortOrder::compare;

  private SortOrder() {}

  private static int compare(String one, String other) {
    int shared = Math.min(one.length(), other.length());
    for (int i = 0; i < shared; i++) {
      char left = one.charAt(i);
      char right = other.charAt(i);
      if (left != right) {
        return Character.isSurrogate(left) == Character.isSurrogate(right)
            ? Character.compare(left, right)
            : Boolean.compare(Character.isSurrogate(left), Character.isSurrogate(right));
      }
    }
    return Integer.compare(one.length(), other.length());
  }
}
