package dev.malachite.blob.query;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/**
 * A query.
 *
 * @param columns empty for all of them
 * @param split the bytes of a batch, where the query asks for the lengths of batches
 * @param aggregates those in the columns; they collect, so a statement serves one query
 */
record Statement(
    List<SelectItem> columns,
    List<Aggregate> aggregates,
    List<TableStep> table,
    Expression condition,
    long limit,
    OptionalInt split) {

  boolean isAggregate() {
    return !aggregates.isEmpty();
  }

  Map<String, Value> select(Row row) {
    if (columns.isEmpty()) {
      return row.all();
    }
    Map<String, Value> selected = new LinkedHashMap<>();
    for (SelectItem column : columns) {
      selected.put(column.name(), column.expression().of(row));
    }
    return selected;
  }
}
