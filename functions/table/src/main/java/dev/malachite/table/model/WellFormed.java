package dev.malachite.table.model;

/** Whether text survives UTF-8: a surrogate that stands alone does not. */
public final class WellFormed {
  private WellFormed() {}

  public static boolean test(String text) {
    for (int i = 0; i < text.length(); i++) {
      char unit = text.charAt(i);
      if (!Character.isSurrogate(unit)) {
        continue;
      }
      boolean pair =
          Character.isHighSurrogate(unit)
              && i + 1 < text.length()
              && Character.isLowSurrogate(text.charAt(i + 1));
      if (!pair) {
        return false;
      }
      i++;
    }
    return true;
  }
}
