package dev.malachite.table.entity;

/** What can be done to an entity. */
enum Verb {
  INSERT,
  REPLACE,
  MERGE,
  DELETE
}
