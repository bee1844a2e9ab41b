package dev.malachite.sparse;

/**
 * A mark in the map: bytes from the first inclusive to the second exclusive are holes unless they
 * were written in this version or a later one.
 */
public record Cleared(long version, long from, long to) {
  Span span() {
    return new Span(from, to);
  }

  Cleared hull(Cleared other) {
    Span hull = span().hull(other.span());
    return new Cleared(Math.max(version, other.version), hull.from(), hull.to());
  }
}
