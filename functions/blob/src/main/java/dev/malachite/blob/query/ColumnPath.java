package dev.malachite.blob.query;

import java.util.ArrayList;
import java.util.List;

/** Reads the names and positions that lead to a column. */
final class ColumnPath {
  private ColumnPath() {}

  static List<Row.Step> read(Words words) {
    List<Row.Step> path = new ArrayList<>();
    path.add(name(words));
    while (true) {
      if (words.take(".")) {
        path.add(name(words));
      } else if (words.take("[")) {
        path.add(index(words));
      } else {
        return path;
      }
    }
  }

  static String text(Words words) {
    Token token = words.peek();
    if (token.kind() != Token.Kind.NAME && token.kind() != Token.Kind.QUOTED_NAME) {
      throw words.error("expected a name");
    }
    return words.next().text();
  }

  private static Row.Step name(Words words) {
    return new Row.Step.Name(text(words));
  }

  private static Row.Step index(Words words) {
    int position = position(words);
    words.expect("]");
    return new Row.Step.Index(position);
  }

  static int position(Words words) {
    Token token = words.peek();
    boolean number = token.kind() == Token.Kind.NUMBER && token.text().matches("[0-9]{1,9}");
    if (!number) {
      throw words.error("expected a position");
    }
    return Integer.parseInt(words.next().text());
  }
}
