package dev.malachite.blob.query;

import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;

/** Reads a whole query: SELECT, FROM, and perhaps WHERE and LIMIT. */
final class StatementParser {
  private final Words words;
  private final Names names = new Names();
  private final List<Aggregate> aggregates = new ArrayList<>();
  private final ExpressionParser expressions;

  private StatementParser(String query, Instant now) {
    words = new Words(query);
    expressions = new ExpressionParser(words, names, aggregates, now);
  }

  static Statement parse(String query, Instant now) {
    return new StatementParser(query, now).statement();
  }

  private Statement statement() {
    words.expect("SELECT");
    if (words.take("SYS")) {
      return split();
    }
    List<SelectItem> columns = words.take("*") ? List.of() : columns();
    words.expect("FROM");
    List<TableStep> table = table();
    int before = aggregates.size();
    Expression condition = words.take("WHERE") ? expressions.parse() : row -> Value.of(true);
    if (aggregates.size() > before) {
      throw words.error("a condition cannot have aggregates");
    }
    long limit = words.take("LIMIT") ? ColumnPath.position(words) : Long.MAX_VALUE;
    words.take(";");
    if (words.peek().kind() != Token.Kind.END) {
      throw words.error("expected the end");
    }
    return new Statement(columns, aggregates, table, condition, limit, OptionalInt.empty());
  }

  /** SELECT sys.split(n) FROM BlobStorage, which has nothing else. */
  private Statement split() {
    words.expect(".");
    words.expect("SPLIT");
    words.expect("(");
    int size = ColumnPath.position(words);
    words.expect(")");
    words.expect("FROM");
    List<TableStep> table = table();
    if (size == 0 || words.peek().kind() != Token.Kind.END) {
      throw words.error("expected the end");
    }
    return new Statement(
        List.of(), List.of(), table, row -> Value.of(true), Long.MAX_VALUE, OptionalInt.of(size));
  }

  private List<SelectItem> columns() {
    List<SelectItem> columns = new ArrayList<>();
    Set<String> taken = new HashSet<>();
    do {
      SelectItem column = column(columns.size() + 1);
      boolean fresh = taken.add(column.name());
      columns.add(fresh ? column : new SelectItem("_" + (columns.size() + 1), column.expression()));
    } while (words.take(","));
    return columns;
  }

  private SelectItem column(int ordinal) {
    int mark = words.mark();
    Expression expression = expressions.parse();
    if (words.take("AS")) {
      return new SelectItem(ColumnPath.text(words), expression);
    }
    boolean renamed =
        (words.peek().kind() == Token.Kind.NAME && !words.comes("FROM"))
            || words.peek().kind() == Token.Kind.QUOTED_NAME;
    if (renamed) {
      return new SelectItem(words.next().text(), expression);
    }
    return new SelectItem(words.lastName(mark).orElse("_" + ordinal), expression);
  }

  private List<TableStep> table() {
    if (!words.take("BLOBSTORAGE")) {
      throw words.error("expected BlobStorage");
    }
    List<TableStep> steps = new ArrayList<>();
    if (words.take("[")) {
      words.expect("*");
      words.expect("]");
    }
    while (words.comes(".") || words.comes("[")) {
      steps.add(step());
    }
    words.take("AS");
    boolean aliased =
        words.peek().kind() == Token.Kind.NAME && !words.comes("WHERE") && !words.comes("LIMIT");
    if (aliased) {
      names.alias(words.next().text());
    }
    return steps;
  }

  private TableStep step() {
    if (words.take(".")) {
      return new TableStep.Field(ColumnPath.text(words));
    }
    words.expect("[");
    TableStep step =
        words.take("*") ? new TableStep.Each() : new TableStep.Position(ColumnPath.position(words));
    words.expect("]");
    return step;
  }
}
