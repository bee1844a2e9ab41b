package dev.malachite.blob.query;

import dev.malachite.protocol.errors.ApiException;
import dev.malachite.protocol.errors.ErrorCode;
import java.util.ArrayList;
import java.util.List;

/** Splits a query into words. */
final class Lexer {
  private static final List<String> LONG_SYMBOLS = List.of("<>", "!=", "<=", ">=", "||");
  private static final String SYMBOLS = "()[],.*+-/%^=<>;";

  private final String text;
  private int at;

  private Lexer(String text) {
    this.text = text;
  }

  static List<Token> split(String text) {
    Lexer lexer = new Lexer(text);
    List<Token> tokens = new ArrayList<>();
    do {
      tokens.add(lexer.next());
    } while (tokens.getLast().kind() != Token.Kind.END);
    return tokens;
  }

  static ApiException error(int position, String reason) {
    return ErrorCode.INVALID_INPUT
        .exception()
        .message(
            "Error parsing query at or near character position " + (position + 1) + ": " + reason);
  }

  private Token next() {
    while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
      at++;
    }
    if (at == text.length()) {
      return new Token(Token.Kind.END, "", at);
    }
    int start = at;
    char first = text.charAt(at);
    if (first == '\'') {
      return new Token(Token.Kind.STRING, quoted('\''), start);
    }
    if (first == '"') {
      return new Token(Token.Kind.QUOTED_NAME, quoted('"'), start);
    }
    if (isDigit(at) || (first == '.' && isDigit(at + 1))) {
      return new Token(Token.Kind.NUMBER, number(), start);
    }
    return isNameStart(first) ? name(start) : symbol(start);
  }

  private String quoted(char quote) {
    int start = at++;
    StringBuilder content = new StringBuilder();
    while (at < text.length()) {
      char letter = text.charAt(at++);
      if (letter != quote) {
        content.append(letter);
      } else if (at < text.length() && text.charAt(at) == quote) {
        content.append(text.charAt(at++));
      } else {
        return content.toString();
      }
    }
    throw error(start, "a quotation does not end");
  }

  private String number() {
    int start = at;
    while (at < text.length() && (isDigit(at) || text.charAt(at) == '.')) {
      at++;
    }
    if (at < text.length() && "eE".indexOf(text.charAt(at)) >= 0) {
      int exponent = at + 1 < text.length() && "+-".indexOf(text.charAt(at + 1)) >= 0 ? 2 : 1;
      at += isDigit(at + exponent) ? exponent : 0;
      while (isDigit(at)) {
        at++;
      }
    }
    return text.substring(start, at);
  }

  private boolean isDigit(int index) {
    return index < text.length() && text.charAt(index) >= '0' && text.charAt(index) <= '9';
  }

  private static boolean isNameStart(char letter) {
    return Character.isLetter(letter) || letter == '_';
  }

  private Token name(int start) {
    while (at < text.length() && (isNameStart(text.charAt(at)) || isDigit(at))) {
      at++;
    }
    return new Token(Token.Kind.NAME, text.substring(start, at), start);
  }

  private Token symbol(int start) {
    for (String symbol : LONG_SYMBOLS) {
      if (text.startsWith(symbol, at)) {
        at += symbol.length();
        return new Token(Token.Kind.SYMBOL, symbol, start);
      }
    }
    if (SYMBOLS.indexOf(text.charAt(at)) < 0) {
      throw error(start, "the character '" + text.charAt(at) + "' is not expected");
    }
    at++;
    return new Token(Token.Kind.SYMBOL, text.substring(start, at), start);
  }
}
