package dev.malachite.table.filter;

import dev.malachite.table.model.EdmValue;

/** A word of a filter, and where it ends. */
sealed interface Token {
  int end();

  record Name(String text, int end) implements Token {}

  record Literal(EdmValue value, int end) implements Token {}

  record Open(int end) implements Token {}

  record Close(int end) implements Token {}

  record End(int end) implements Token {}
}
