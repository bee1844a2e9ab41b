package dev.malachite.protocol.errors;

/** A string as JSON writes it. */
final class JsonText {
  private JsonText() {}

  static String quote(String text) {
    StringBuilder json = new StringBuilder(text.length() + 2).append('"');
    for (int i = 0; i < text.length(); i++) {
      char letter = text.charAt(i);
      switch (letter) {
        case '"' -> json.append("\\\"");
        case '\\' -> json.append("\\\\");
        case '\n' -> json.append("\\n");
        case '\r' -> json.append("\\r");
        case '\t' -> json.append("\\t");
        default -> {
          if (letter < ' ' || letter > '~') {
            json.append(String.format("\\u%04x", (int) letter));
          } else {
            json.append(letter);
          }
        }
      }
    }
    return json.append('"').toString();
  }
}
