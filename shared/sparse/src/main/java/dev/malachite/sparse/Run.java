package dev.malachite.sparse;

/** Bytes in one piece that are written, or that were and are not any more. */
record Run(Span span, boolean cleared) {
  boolean continuesWith(Run next) {
    return cleared == next.cleared && span.to() == next.span.from();
  }
}
