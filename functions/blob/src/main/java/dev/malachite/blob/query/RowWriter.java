package dev.malachite.blob.query;

import java.util.Collection;
import java.util.Map;

/** Writes records of the result. */
sealed interface RowWriter {
  void write(StringBuilder text, Map<String, Value> row);

  /** What comes before the first record. */
  void begin(StringBuilder text, Collection<String> names);

  static RowWriter of(QueryFormat format) {
    return switch (format) {
      case QueryFormat.Delimited delimited -> new DelimitedWriter(delimited);
      case QueryFormat.Json json -> new JsonWriter(json.recordSeparator());
    };
  }

  record JsonWriter(String separator) implements RowWriter {
    @Override
    public void write(StringBuilder text, Map<String, Value> row) {
      JsonText.object(text, row);
      text.append(separator);
    }

    @Override
    public void begin(StringBuilder text, Collection<String> names) {
      // Every record has its names.
    }
  }

  record DelimitedWriter(QueryFormat.Delimited format) implements RowWriter {
    @Override
    public void write(StringBuilder text, Map<String, Value> row) {
      line(text, row.values().stream().map(Value::text).toList());
    }

    @Override
    public void begin(StringBuilder text, Collection<String> names) {
      if (format.header() && !names.isEmpty()) {
        line(text, names);
      }
    }

    private void line(StringBuilder text, Collection<String> columns) {
      String separator = "";
      for (String column : columns) {
        text.append(separator).append(column(column));
        separator = format.columnSeparator();
      }
      text.append(format.recordSeparator());
    }

    private String column(String column) {
      String quote = format.quote();
      boolean plain =
          !column.contains(format.columnSeparator())
              && !column.contains(format.recordSeparator())
              && (quote.isEmpty() || !column.contains(quote));
      return plain || quote.isEmpty()
          ? column
          : quote + column.replace(quote, quote + quote) + quote;
    }
  }
}
