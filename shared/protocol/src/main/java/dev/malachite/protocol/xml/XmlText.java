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
    int from = 0;
    for (int i = 0; i < text.length(); ) {
      if (isPlain(text.charAt(i))) {
        i++;
      } else {
        int character = text.codePointAt(i);
        target.append(text, from, i);
        escape(target, character, attribute);
        i += Character.charCount(character);
        from = i;
      }
    }
    target.append(text, from, text.length());
  }

  // What needs no second look is nearly everything, and is taken over in runs.
  private static boolean isPlain(char character) {
    return character >= ' '
        && character < Character.MIN_SURROGATE
        && character != '&'
        && character != '<'
        && character != '>'
        && character != '"';
  }

  private static void escape(StringBuilder target, int character, boolean attribute) {
    switch (character) {
      case '&' -> target.append("&amp;");
      case '<' -> target.append("&lt;");
      case '>' -> target.append("&gt;");
      case '\r' -> target.append("&#xD;");
      case '"' -> target.append(attribute ? "&quot;" : "\"");
      case '\n' -> target.append(attribute ? "&#xA;" : "\n");
      case '\t' -> target.append(attribute ? "&#x9;" : "\t");
      default -> target.appendCodePoint(isValid(character) ? character : REPLACEMENT);
    }
  }
}
