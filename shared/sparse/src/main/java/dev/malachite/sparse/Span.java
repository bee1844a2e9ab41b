package dev.malachite.sparse;

import dev.malachite.domain.ByteSpan;

/** Bytes from the first inclusive to the second exclusive; may be empty. */
record Span(long from, long to) {
  static Span of(ByteSpan span) {
    return new Span(span.first(), span.last() + 1);
  }

  ByteSpan toByteSpan() {
    return new ByteSpan(from, to - 1);
  }

  long length() {
    return Math.max(0, to - from);
  }

  boolean isEmpty() {
    return from >= to;
  }

  boolean contains(long position) {
    return from <= position && position < to;
  }

  boolean covers(Span other) {
    return from <= other.from && other.to <= to;
  }

  boolean overlaps(Span other) {
    return from < other.to && other.from < to;
  }

  boolean touches(Span other) {
    return from <= other.to && other.from <= to;
  }

  Span within(Span other) {
    return new Span(Math.max(from, other.from), Math.min(to, other.to));
  }

  /** From the first byte of either to the last of either. */
  Span hull(Span other) {
    return new Span(Math.min(from, other.from), Math.max(to, other.to));
  }

  // As in Source.
  @Override
  public boolean equals(Object other) {
    return other instanceof Span span && from == span.from && to == span.to;
  }

  @Override
  public int hashCode() {
    return 31 * Long.hashCode(from) + Long.hashCode(to);
  }
}
