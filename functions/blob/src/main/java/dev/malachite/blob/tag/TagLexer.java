package dev.malachite.blob.tag;

import dev.malachite.blob.tag.TagToken.Kind;

/** Cuts an expression into words. A quote inside quotes is written twice. */
final class TagLexer {
  private final String text;
  private int position;

  TagLexer(String text) {
    this.text = text;
  }

  TagToken next() {
    while (position < text.length() && Character.isWhitespace(text.charAt(position))) {
      position++;
    }
    if (position == text.length()) {
      return new TagToken(Kind.END, "", position);
    }
    int start = position;
    char first = text.charAt(start);
    return switch (first) {
      case '(' -> single(Kind.OPEN);
      case ')' -> single(Kind.CLOSE);
      case '\'' -> new TagToken(Kind.VALUE, quoted('\''), start);
      case '"' -> new TagToken(Kind.NAME, quoted('"'), start);
      case '=', '<', '>' -> operator();
      default -> word();
    };
  }

  private TagToken single(Kind kind) {
    position++;
    return new TagToken(kind, text.substring(position - 1, position), position - 1);
  }

  private String quoted(char quote) {
    int start = position++;
    StringBuilder content = new StringBuilder();
    while (position < text.length()) {
      char each = text.charAt(position++);
      if (each != quote) {
        content.append(each);
      } else if (position < text.length() && text.charAt(position) == quote) {
        content.append(quote);
        position++;
      } else {
        return content.toString();
      }
    }
    throw new TagSyntax(start, "a quote is not closed");
  }

  private TagToken operator() {
    int start = position++;
    boolean two =
        position < text.length()
            && text.charAt(start) != '='
            && (text.charAt(position) == '=' || text.startsWith("<>", start));
    position += two ? 1 : 0;
    return new TagToken(Kind.OPERATOR, text.substring(start, position), start);
  }

  private TagToken word() {
    int start = position;
    while (position < text.length() && isWordCharacter(text.charAt(position))) {
      position++;
    }
    if (position == start) {
      throw new TagSyntax(start, "unexpected '" + text.charAt(start) + "'");
    }
    String word = text.substring(start, position);
    if (word.equalsIgnoreCase("and")) {
      return new TagToken(Kind.AND, word, start);
    }
    return new TagToken(word.equalsIgnoreCase("or") ? Kind.OR : Kind.NAME, word, start);
  }

  private static boolean isWordCharacter(char each) {
    return Character.isLetterOrDigit(each) || each == '_' || each == '@';
  }
}
