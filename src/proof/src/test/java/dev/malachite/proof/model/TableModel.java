package dev.malachite.proof.model;

import dev.malachite.proof.history.Model;
import dev.malachite.proof.history.Seen;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** A partition of a table: its rows, changed one by one or several at once. */
final class TableModel implements Model<TableModel.Rows, TableModel.Action> {
  /** An entity: who put it, who changed it last, and the ETag of that. */
  record Row(String origin, String writer, String etag) {}

  record Rows(Map<String, Row> byName) {}

  enum Verb {
    INSERT,
    REPLACE,
    MERGE,
    UPSERT,
    DELETE,
    GET
  }

  /**
   * One change or look.
   *
   * @param ifMatch an ETag, {@code *} or nothing
   */
  record Step(Verb verb, String row, String writer, String ifMatch) {}

  /** One call: a step, several that are a batch, or none at all, which is a query. */
  record Action(List<Step> steps) {
    boolean isBatch() {
      return steps.size() > 1;
    }
  }

  private final Map<String, String> etags;

  /**
   * Of one table.
   *
   * @param etags the ETag of each write that anybody saw
   */
  TableModel(Map<String, String> etags) {
    this.etags = etags;
  }

  @Override
  public Rows start() {
    return new Rows(Map.of());
  }

  @Override
  public @Nullable Rows next(Rows old, Action action, Optional<Seen> seen, Instant now) {
    if (action.steps().isEmpty()) {
      return seen.isEmpty() || seen.get().fact("rows").equals(text(old)) ? old : null;
    }
    Map<String, Row> rows = new TreeMap<>(old.byName());
    for (int index = 0; index < action.steps().size(); index++) {
      Step step = action.steps().get(index);
      int status = status(rows.get(step.row()), step);
      if (status >= 300) {
        return isRefusal(seen, action, status, index) ? old : null;
      }
      apply(rows, step);
    }
    boolean fits = seen.isEmpty() || (seen.get().isSuccess() && shows(rows, action, seen.get()));
    return fits ? new Rows(rows) : null;
  }

  private static boolean isRefusal(Optional<Seen> seen, Action action, int status, int index) {
    return seen.isPresent()
        && seen.get().status() == status
        && (!action.isBatch() || seen.get().fact("index").equals(Integer.toString(index)));
  }

  private static int status(@Nullable Row row, Step step) {
    boolean fits = row != null && (step.ifMatch().equals("*") || step.ifMatch().equals(row.etag()));
    return switch (step.verb()) {
      case INSERT -> row == null ? 204 : 409;
      case UPSERT -> 204;
      case REPLACE, MERGE, DELETE -> row == null ? 404 : fits ? 204 : 412;
      case GET -> row == null ? 404 : 200;
    };
  }

  private void apply(Map<String, Row> rows, Step step) {
    String writer = step.writer();
    String etag = etags.getOrDefault(writer, "nobody saw it: " + writer);
    switch (step.verb()) {
      case INSERT, REPLACE, UPSERT -> rows.put(step.row(), new Row(writer, writer, etag));
      case MERGE -> rows.put(step.row(), new Row(rows.get(step.row()).origin(), writer, etag));
      case DELETE -> rows.remove(step.row());
      case GET -> {}
    }
  }

  private static boolean shows(Map<String, Row> rows, Action action, Seen seen) {
    Step step = action.steps().getFirst();
    return step.verb() != Verb.GET || seen.fact("row").equals(text(rows.get(step.row())));
  }

  static String text(Row row) {
    return row.origin() + "/" + row.writer() + "/" + row.etag();
  }

  private static String text(Rows rows) {
    StringBuilder text = new StringBuilder();
    rows.byName()
        .forEach((name, row) -> text.append(name).append('=').append(text(row)).append(';'));
    return text.toString();
  }
}
