package dev.malachite.protocol.auth;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Reads JSON strictly: maps, lists, strings, numbers, booleans, and {@link Literal#NULL}. Depth is
 * bounded and no name may stand twice, so that no two readers see different claims.
 */
final class Json {
  private static final int DEEPEST = 16;

  /** What is neither text, number nor container. */
  enum Literal {
    TRUE,
    FALSE,
    NULL
  }

  private final String text;
  private int position;

  private Json(String text) {
    this.text = text;
  }

  /** Throws IllegalArgumentException unless the text is one object. */
  static Map<String, Object> object(String text) {
    Json json = new Json(text);
    json.skipSpace();
    Map<String, Object> object = json.object(0);
    json.skipSpace();
    if (json.position != text.length()) {
      throw json.malformed();
    }
    return object;
  }

  private Object value(int depth) {
    if (depth > DEEPEST) {
      throw malformed();
    }
    return switch (peek()) {
      case '{' -> object(depth);
      case '[' -> array(depth);
      case '"' -> string();
      case 't' -> literal("true", Literal.TRUE);
      case 'f' -> literal("false", Literal.FALSE);
      case 'n' -> literal("null", Literal.NULL);
      default -> number();
    };
  }

  private Map<String, Object> object(int depth) {
    Map<String, Object> members = new HashMap<>();
    expect('{');
    skipSpace();
    if (peek() == '}') {
      position++;
      return members;
    }
    do {
      skipSpace();
      String name = string();
      skipSpace();
      expect(':');
      skipSpace();
      if (members.put(name, value(depth + 1)) != null) {
        throw malformed();
      }
      skipSpace();
    } while (another('}'));
    return members;
  }

  private List<Object> array(int depth) {
    List<Object> elements = new ArrayList<>();
    expect('[');
    skipSpace();
    if (peek() == ']') {
      position++;
      return elements;
    }
    do {
      skipSpace();
      elements.add(value(depth + 1));
      skipSpace();
    } while (another(']'));
    return elements;
  }

  private boolean another(char end) {
    char sign = next();
    if (sign != ',' && sign != end) {
      throw malformed();
    }
    return sign == ',';
  }

  private String string() {
    expect('"');
    StringBuilder string = new StringBuilder();
    for (char sign = next(); sign != '"'; sign = next()) {
      if (sign < ' ') {
        throw malformed();
      }
      string.append(sign == '\\' ? escaped() : sign);
    }
    return string.toString();
  }

  private char escaped() {
    return switch (next()) {
      case '"' -> '"';
      case '\\' -> '\\';
      case '/' -> '/';
      case 'b' -> '\b';
      case 'f' -> '\f';
      case 'n' -> '\n';
      case 'r' -> '\r';
      case 't' -> '\t';
      case 'u' -> codeUnit();
      default -> throw malformed();
    };
  }

  private char codeUnit() {
    int unit = 0;
    for (int i = 0; i < 4; i++) {
      int digit = Character.digit(next(), 16);
      if (digit < 0) {
        throw malformed();
      }
      unit = (unit << 4) | digit;
    }
    return (char) unit;
  }

  private Number number() {
    int start = position;
    while (position < text.length() && "+-.0123456789eE".indexOf(text.charAt(position)) >= 0) {
      position++;
    }
    String digits = text.substring(start, position);
    if (!JsonNumber.isValid(digits)) {
      throw malformed();
    }
    return Double.valueOf(digits);
  }

  private Literal literal(String word, Literal literal) {
    if (!text.startsWith(word, position)) {
      throw malformed();
    }
    position += word.length();
    return literal;
  }

  private void skipSpace() {
    while (position < text.length() && " \t\r\n".indexOf(text.charAt(position)) >= 0) {
      position++;
    }
  }

  private char peek() {
    if (position >= text.length()) {
      throw malformed();
    }
    return text.charAt(position);
  }

  private char next() {
    char sign = peek();
    position++;
    return sign;
  }

  private void expect(char sign) {
    if (next() != sign) {
      throw malformed();
    }
  }

  private IllegalArgumentException malformed() {
    return new IllegalArgumentException("Malformed JSON at " + position);
  }
}
