package dev.malachite.blob.query;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** What the queried table is called in the query; known only after the select list was read. */
final class Names {
  private static final String TABLE = "BlobStorage";

  private @Nullable String alias;

  void alias(String name) {
    alias = name;
  }

  /** The path within a record. */
  List<Row.Step> within(List<Row.Step> path) {
    boolean named =
        path.size() > 1
            && path.getFirst() instanceof Row.Step.Name first
            && (first.text().equals(alias) || first.text().equalsIgnoreCase(TABLE));
    return named ? path.subList(1, path.size()) : path;
  }
}
