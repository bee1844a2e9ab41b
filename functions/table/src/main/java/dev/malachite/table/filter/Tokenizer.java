package dev.malachite.table.filter;

import dev.malachite.table.model.EdmValue;

/** Cuts a filter into words. */
final class Tokenizer {
  private final String text;
  private int at;

  Tokenizer(String text) {
    this.text = text;
  }

  Token next() {
    while (at < text.length() && text.charAt(at) == ' ') {
      at++;
    }
    if (at == text.length()) {
      return new Token.End(at);
    }
    char sign = text.charAt(at);
    if (sign == '(' || sign == ')') {
      at++;
      return sign == '(' ? new Token.Open(at) : new Token.Close(at);
    }
    if (sign == '\'') {
      return new Token.Literal(new EdmValue.Text(quoted()), at);
    }
    if (sign == '-' || isDigit(sign)) {
      return number();
    }
    return word();
  }

  private Token word() {
    int start = at;
    while (at < text.length() && isNamePart(text.charAt(at))) {
      at++;
    }
    if (at == start) {
      throw FilterErrors.syntax(at + 1, text);
    }
    String word = text.substring(start, at);
    if (at < text.length() && text.charAt(at) == '\'') {
      return typed(word);
    }
    return switch (word) {
      case "true" -> new Token.Literal(new EdmValue.Flag(true), at);
      case "false" -> new Token.Literal(new EdmValue.Flag(false), at);
      case "NaN" -> new Token.Literal(new EdmValue.Floating(Double.NaN), at);
      case "INF" -> new Token.Literal(new EdmValue.Floating(Double.POSITIVE_INFINITY), at);
      default -> new Token.Name(word, at);
    };
  }

  private Token typed(String prefix) {
    int start = at;
    String content = quoted();
    return Literals.typed(prefix, content)
        .map(value -> new Token.Literal(value, at))
        .orElseThrow(() -> FilterErrors.literal(Literals.typeName(prefix), start, text));
  }

  private Token number() {
    int start = at;
    while (at < text.length() && isNumberPart(at, start)) {
      at++;
    }
    return Literals.number(text.substring(start, at))
        .map(value -> new Token.Literal(value, at))
        .orElseThrow(() -> FilterErrors.syntax(at, text));
  }

  private boolean isNumberPart(int index, int start) {
    char sign = text.charAt(index);
    boolean signAllowed = index == start || "eE".indexOf(text.charAt(index - 1)) >= 0;
    return Character.isLetterOrDigit(sign)
        || sign == '.'
        || ((sign == '-' || sign == '+') && signAllowed);
  }

  /** Text in single quotes; a quote inside it is doubled. */
  private String quoted() {
    int start = at;
    StringBuilder value = new StringBuilder();
    at++;
    while (true) {
      int quote = text.indexOf('\'', at);
      if (quote < 0) {
        throw FilterErrors.unterminated(start, text);
      }
      value.append(text, at, quote);
      at = quote + 1;
      if (at == text.length() || text.charAt(at) != '\'') {
        return value.toString();
      }
      value.append('\'');
      at++;
    }
  }

  private static boolean isNamePart(char sign) {
    return Character.isLetterOrDigit(sign) || Character.isSurrogate(sign) || sign == '_';
  }

  private static boolean isDigit(char sign) {
    return sign >= '0' && sign <= '9';
  }
}
