package dev.malachite.blob.query;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A query.
 *
 * @param columns empty for all of them
 * @param aggregates those in the columns; they collect, so a statement serves one query
 */
record Statement(
    List<SelectItem> columns,
    List<Aggregate> aggregates,
    List<TableStep> table,
    Expression condition,
    long limit) {

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
