package dev.malachite.blob.query;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/** JSON values as records: those of the blob, or those that a path finds in each. */
final class JsonSource implements RowSource {
  private final CharSource text;
  private final JsonParser parser;
  private final String separator;
  private final List<TableStep> path;
  private final Deque<Value> found = new ArrayDeque<>();
  private boolean inArray;

  JsonSource(CharSource text, QueryFormat.Json format, List<TableStep> path) {
    this.text = text;
    this.parser = new JsonParser(text);
    this.separator = format.recordSeparator();
    this.path = path;
  }

  @Override
  public List<String> header() {
    return List.of();
  }

  @Override
  public Optional<Row> next() {
    while (found.isEmpty() && hasMore()) {
      text.beginRecord();
      collect(parser.value(), 0);
    }
    return Optional.ofNullable(found.poll()).map(JsonRow::new);
  }

  /** A blob that is one long array has its elements as records. */
  private boolean hasMore() {
    skipSeparators();
    if (!inArray && text.take("[")) {
      inArray = true;
      skipSeparators();
    }
    if (inArray && text.take("]")) {
      inArray = false;
      skipSeparators();
    }
    return text.peek() != CharSource.END;
  }

  private void skipSeparators() {
    parser.skipBlanks();
    while (text.take(separator) || (inArray && text.take(","))) {
      parser.skipBlanks();
    }
  }

  private void collect(Value value, int depth) {
    if (depth == path.size()) {
      found.add(value);
      return;
    }
    switch (path.get(depth)) {
      case TableStep.Field field ->
          collect(JsonRow.step(value, new Row.Step.Name(field.name())), depth + 1);
      case TableStep.Position position ->
          collect(JsonRow.step(value, new Row.Step.Index(position.index())), depth + 1);
      case TableStep.Each each -> {
        if (value instanceof Value.Items items) {
          items.items().forEach(item -> collect(item, depth + 1));
        }
      }
    }
  }
}
