package dev.malachite.protocol.routing;

import java.util.Optional;

/** Reads {@code name}, {@code name()}, {@code name('key')} and {@code name(A='key',B='key')}. */
final class TablePathParser {
  private static final String TABLES = "Tables";

  private final String text;
  private int at;

  TablePathParser(String text) {
    this.text = text;
  }

  Optional<TablePath> parse() {
    if (text.equals("$batch")) {
      return Optional.of(new TablePath.Batch());
    }
    String name = until('(');
    if (name.isEmpty()) {
      return Optional.empty();
    }
    boolean tables = name.equalsIgnoreCase(TABLES);
    if (at == text.length()) {
      return Optional.of(tables ? new TablePath.Tables() : new TablePath.Table(name));
    }
    at++;
    if (skip(")")) {
      return atEnd(tables ? new TablePath.Tables() : new TablePath.Entities(name));
    }
    return tables ? namedTable() : entity(name);
  }

  private Optional<TablePath> namedTable() {
    return literal().flatMap(table -> closed(new TablePath.NamedTable(table)));
  }

  private Optional<TablePath> entity(String table) {
    Optional<String> partition = key("PartitionKey");
    boolean partitionFirst = partition.isPresent();
    Optional<String> first = partitionFirst ? partition : key("RowKey");
    if (first.isEmpty() || !skip(",")) {
      return Optional.empty();
    }
    Optional<String> second = key(partitionFirst ? "RowKey" : "PartitionKey");
    return second.flatMap(last ->
        closed(
            partitionFirst
                ? new TablePath.Entity(table, first.get(), last)
                : new TablePath.Entity(table, last, first.get())));
  }

  private Optional<String> key(String name) {
    skipSpaces();
    if (!skip(name)) {
      return Optional.empty();
    }
    skipSpaces();
    if (!skip("=")) {
      return Optional.empty();
    }
    skipSpaces();
    return literal();
  }

  /** Text in single quotes; a quote inside it is doubled. */
  private Optional<String> literal() {
    if (!skip("'")) {
      return Optional.empty();
    }
    StringBuilder value = new StringBuilder();
    while (at < text.length()) {
      value.append(until('\''));
      if (!skip("'")) {
        return Optional.empty();
      }
      if (!skip("'")) {
        skipSpaces();
        return Optional.of(value.toString());
      }
      value.append('\'');
    }
    return Optional.empty();
  }

  private Optional<TablePath> closed(TablePath path) {
    return skip(")") ? atEnd(path) : Optional.empty();
  }

  private Optional<TablePath> atEnd(TablePath path) {
    return at == text.length() ? Optional.of(path) : Optional.empty();
  }

  private String until(char mark) {
    int found = text.indexOf(mark, at);
    int end = found < 0 ? text.length() : found;
    String part = text.substring(at, end);
    at = end;
    return part;
  }

  private boolean skip(String expected) {
    boolean found = text.startsWith(expected, at);
    at += found ? expected.length() : 0;
    return found;
  }

  private void skipSpaces() {
    while (at < text.length() && text.charAt(at) == ' ') {
      at++;
    }
  }
}
