package dev.malachite.table.model;

/** Whether text survives UTF-8: a surrogate that stands alone does not. */
public final class WellFormed {
  private WellFormed() {}

  public static boolean test(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (Character.isSurrogate(text.charAt(i))) {
        return pairs(text, i);
      }
    }
    return true;
  }

  private static boolean pairs(String text, int from) {
    int point = 0;
    for (int i = from; i < text.length(); i += Character.charCount(point)) {
      point = text.codePointAt(i);
      if (point >= Character.MIN_SURROGATE && point <= Character.MAX_SURROGATE) {
        return false;
      }
    }
    return true;
  }
}
