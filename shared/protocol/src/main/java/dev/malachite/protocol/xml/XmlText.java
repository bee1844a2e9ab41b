package dev.malachite.protocol.xml;

/** Characters as XML 1.0 allows and escapes them. */
public final class XmlText {
  private static final char REPLACEMENT = '\uFFFD';

  private XmlText() {}

  /** Whether a document can hold this text at all; some characters have no escape. */
  public static boolean isValid(String text) {
    for (int i = 0; i < text.length(); i += Character.charCount(text.codePointAt(i))) {
      if (!isValid(text.codePointAt(i))) {
        return false;
      }
    }
    return true;
  }

  private static boolean isValid(int character) {
    if (character < ' ') {
      return character == '\t' || character == '\n' || character == '\r';
    }
    boolean surrogate = character >= 0xD800 && character <= 0xDFFF;
    return !surrogate && character != 0xFFFE && character != 0xFFFF;
  }

  /** Characters that no document can hold become the replacement character. */
  static void escape(StringBuilder target, String text, boolean attribute) {
    int length = text.length();
    for (int i = 0; i < length; ) {
      int character = text.codePointAt(i);
      i += Character.charCount(character);
      switch (character) {
        case '&' -> target.append("&amp;");
        case '<' -> target.append("&lt;");
        case '>' -> target.append("&gt;");
        case '\r' -> target.append("&#xD;");
        case '"' -> target.append(attribute ? "&quot;" : "\"");
        case '\n' -> target.append(attribute ? "&#xA;" : "\n");
        case '\t' -> target.append(attribute ? "&#x9;" : "\t");
        default -> {
          if (isValid(character)) {
            target.appendCodePoint(character);
          } else {
            target.append(REPLACEMENT);
          }
        }
      }
    }
  }
}
