package dev.malachite.blob.query;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Records of delimited text. */
final class DelimitedSource implements RowSource {
  private static final int MOST_COLUMNS = 100_000;

  private final CharSource text;
  private final QueryFormat.Delimited format;
  private final List<String> header;

  DelimitedSource(CharSource text, QueryFormat.Delimited format) {
    this.text = text;
    this.format = format;
    this.header = format.header() ? record().orElse(List.of()) : List.of();
  }

  @Override
  public List<String> header() {
    return header;
  }

  @Override
  public Optional<Row> next() {
    return record().map(columns -> new DelimitedRow(header, columns));
  }

  private Optional<List<String>> record() {
    text.beginRecord();
    while (text.take(format.recordSeparator())) {
      text.beginRecord();
    }
    if (text.peek() == CharSource.END) {
      return Optional.empty();
    }
    List<String> columns = new ArrayList<>();
    do {
      if (columns.size() == MOST_COLUMNS) {
        throw QueryFault.parse("A record has too many columns.");
      }
      columns.add(column());
    } while (text.take(format.columnSeparator()));
    if (!text.take(format.recordSeparator()) && text.peek() != CharSource.END) {
      throw QueryFault.parse("A quoted column is followed by something else than a separator.");
    }
    return Optional.of(columns);
  }

  private String column() {
    return text.take(format.quote()) ? quoted() : plain();
  }

  private String plain() {
    StringBuilder column = new StringBuilder();
    while (text.peek() != CharSource.END && !atSeparator()) {
      append(column);
    }
    return column.toString();
  }

  private String quoted() {
    StringBuilder column = new StringBuilder();
    while (text.peek() != CharSource.END) {
      if (!text.take(format.quote())) {
        append(column);
      } else if (text.take(format.quote())) {
        column.append(format.quote());
      } else {
        return column.toString();
      }
    }
    throw QueryFault.parse("A quoted column does not end.");
  }

  private void append(StringBuilder column) {
    text.take(format.escape());
    int letter = text.next();
    if (letter != CharSource.END) {
      column.append((char) letter);
    }
  }

  private boolean atSeparator() {
    return text.comes(format.columnSeparator()) || text.comes(format.recordSeparator());
  }
}
