package dev.malachite.blob.query;

/** A step from a record of the blob to what is queried. */
sealed interface TableStep {
  record Field(String name) implements TableStep {}

  record Position(int index) implements TableStep {}

  /** Each element of an array is a record. */
  record Each() implements TableStep {}
}
