package dev.malachite.blob.query;

import java.util.List;
import java.util.Optional;

/** The records of a blob, one after the other. */
interface RowSource {
  Optional<Row> next();

  /** The names of the columns, as far as the format has them. */
  List<String> header();
}
