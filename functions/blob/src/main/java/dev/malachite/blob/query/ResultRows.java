package dev.malachite.blob.query;

import java.util.Map;
import java.util.Optional;

/** The records of the result, made one by one. */
final class ResultRows {
  private static final Row NOTHING = new JsonRow(Value.nothing());

  private final RowSource source;
  private final Statement statement;
  private long left;

  ResultRows(RowSource source, Statement statement) {
    this.source = source;
    this.statement = statement;
    this.left = statement.limit();
  }

  /** One step: a record of the result, nothing for one that is left out. */
  Step next() {
    if (left == 0) {
      return Step.OVER;
    }
    Optional<Row> row = source.next();
    if (row.isEmpty()) {
      return last();
    }
    if (!Logic.isTrue(statement.condition().of(row.get()))) {
      return Step.LEFT_OUT;
    }
    if (statement.isAggregate()) {
      statement.aggregates().forEach(each -> each.add(row.get()));
      return Step.LEFT_OUT;
    }
    Step found = new Step(false, Optional.of(statement.select(row.get())));
    left--;
    return found;
  }

  private Step last() {
    left = 0;
    return statement.isAggregate()
        ? new Step(false, Optional.of(statement.select(NOTHING)))
        : Step.OVER;
  }

  /**
   * What a step found.
   *
   * @param over whether there is nothing more
   */
  record Step(boolean over, Optional<Map<String, Value>> row) {
    static final Step OVER = new Step(true, Optional.empty());
    static final Step LEFT_OUT = new Step(false, Optional.empty());
  }
}
