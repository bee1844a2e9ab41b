package dev.malachite.blob.query;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads JSON values one after the other. */
final class JsonParser {
  private static final int DEEPEST = 64;

  private final CharSource text;

  JsonParser(CharSource text) {
    this.text = text;
  }

  void skipBlanks() {
    while (text.peek() == ' '
        || text.peek() == '\t'
        || text.peek() == '\n'
        || text.peek() == '\r') {
      text.next();
    }
  }

  Value value() {
    return value(0);
  }

  private Value value(int depth) {
    if (depth > DEEPEST) {
      throw QueryFault.parse("JSON is nested too deeply.");
    }
    skipBlanks();
    return switch (text.peek()) {
      case '{' -> object(depth);
      case '[' -> array(depth);
      case '"' -> new Value.Text(string());
      case 't' -> word("true", Value.of(true));
      case 'f' -> word("false", Value.of(false));
      case 'n' -> word("null", Value.nothing());
      default -> number();
    };
  }

  private Value object(int depth) {
    Map<String, Value> fields = new LinkedHashMap<>();
    expect('{');
    skipBlanks();
    if (text.take("}")) {
      return new Value.Fields(fields);
    }
    do {
      skipBlanks();
      String name = string();
      skipBlanks();
      expect(':');
      fields.put(name, value(depth + 1));
      skipBlanks();
    } while (text.take(","));
    expect('}');
    return new Value.Fields(fields);
  }

  private Value array(int depth) {
    List<Value> items = new ArrayList<>();
    expect('[');
    skipBlanks();
    if (text.take("]")) {
      return new Value.Items(items);
    }
    do {
      items.add(value(depth + 1));
      skipBlanks();
    } while (text.take(","));
    expect(']');
    return new Value.Items(items);
  }

  private String string() {
    expect('"');
    StringBuilder string = new StringBuilder();
    for (int letter = text.next(); letter != '"'; letter = text.next()) {
      if (letter < ' ') {
        throw QueryFault.parse("A JSON string does not end.");
      }
      string.append(letter == '\\' ? escaped() : (char) letter);
    }
    return string.toString();
  }

  private char escaped() {
    int letter = text.next();
    return switch (letter) {
      case '"', '\\', '/' -> (char) letter;
      case 'b' -> '\b';
      case 'f' -> '\f';
      case 'n' -> '\n';
      case 'r' -> '\r';
      case 't' -> '\t';
      case 'u' -> unicode();
      default -> throw QueryFault.parse("A JSON string has an unknown escape.");
    };
  }

  private char unicode() {
    int code = 0;
    for (int i = 0; i < 4; i++) {
      int digit = Character.digit(text.next(), 16);
      if (digit < 0) {
        throw QueryFault.parse("A JSON string has a broken escape.");
      }
      code = code * 16 + digit;
    }
    return (char) code;
  }

  private Value number() {
    StringBuilder digits = new StringBuilder();
    while (text.peek() != CharSource.END && "+-.0123456789eE".indexOf(text.peek()) >= 0) {
      digits.append((char) text.next());
    }
    return Numbers.parse(digits.toString())
        .orElseThrow(() -> QueryFault.parse("The blob is not JSON."));
  }

  private Value word(String word, Value value) {
    if (!text.take(word)) {
      throw QueryFault.parse("The blob is not JSON.");
    }
    return value;
  }

  private void expect(char letter) {
    if (text.next() != letter) {
      throw QueryFault.parse("The blob is not JSON: '" + letter + "' is missing.");
    }
  }
}
