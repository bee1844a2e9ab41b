package dev.malachite.domain;

/** Texts that cannot be written in UTF-8 are no names. */
final class Surrogates {
  private Surrogates() {}

  static boolean arePaired(String text) {
    return text.codePoints()
        .noneMatch(c -> c >= Character.MIN_SURROGATE && c <= Character.MAX_SURROGATE);
  }
}
