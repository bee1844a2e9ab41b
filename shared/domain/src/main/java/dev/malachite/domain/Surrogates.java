package dev.malachite.domain;

/** Texts that cannot be written in UTF-8 are no names. */
final class Surrogates {
  private Surrogates() {}

  static boolean arePaired(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (Character.isSurrogate(text.charAt(i))) {
        int point = text.codePointAt(i);
        if (!Character.isSupplementaryCodePoint(point)) {
          return false;
        }
        i++;
      }
    }
    return true;
  }
}
