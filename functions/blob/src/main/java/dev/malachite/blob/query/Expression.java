package dev.malachite.blob.query;

/** A part of a query that has a value for each record. */
@FunctionalInterface
interface Expression {
  Value of(Row row);
}
