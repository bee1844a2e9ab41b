package dev.malachite.table.model;

/** Whether text survives UTF-8: a surrogate that stands alone does not. */
public final class WellFormed {
  private WellFormed() {}

  public static boolean test(String text) {
    return text.codePoints()
        .noneMatch(point -> point >= Character.MIN_SURROGATE && point <= Character.MAX_SURROGATE);
  }
}
