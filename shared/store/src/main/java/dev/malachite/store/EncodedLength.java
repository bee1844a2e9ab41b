package dev.malachite.store;

/** Counts encoded bytes without encoding. */
final class EncodedLength {
  static final int MALFORMED = -1;

  private EncodedLength() {}

  /** How many bytes the text has in UTF-8; {@link #MALFORMED} where a surrogate stands alone. */
  static int of(String text) {
    int bytes = text.length();
    for (int i = 0; i < text.length(); i++) {
      char unit = text.charAt(i);
      if (unit < 0x80) {
        continue;
      }
      if (!Character.isSurrogate(unit)) {
        bytes += unit < 0x800 ? 1 : 2;
      } else if (isPair(text, i)) {
        bytes += 2;
        i++;
      } else {
        return MALFORMED;
      }
    }
    return bytes;
  }

  private static boolean isPair(String text, int at) {
    return Character.isHighSurrogate(text.charAt(at))
        && at + 1 < text.length()
        && Character.isLowSurrogate(text.charAt(at + 1));
  }
}
