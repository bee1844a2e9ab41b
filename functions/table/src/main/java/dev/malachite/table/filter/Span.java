package dev.malachite.table.filter;

import dev.malachite.store.Range;
import dev.malachite.store.Utf8;
import java.util.Comparator;
import java.util.Optional;

/** The texts from one inclusive to another exclusive; without an end, all that follow. */
record Span(String from, Optional<String> to) {
  static final Span ALL = new Span("", Optional.empty());
  static final Comparator<Span> BY_START = Comparator.comparing(Span::from, Utf8.ORDER);

  static Span of(String from, String to) {
    return new Span(from, Optional.of(to));
  }

  static Span from(String from) {
    return new Span(from, Optional.empty());
  }

  boolean isEmpty() {
    return to.isPresent() && compare(from, to.get()) >= 0;
  }

  Span and(Span other) {
    String start = compare(from, other.from) >= 0 ? from : other.from;
    Optional<String> end = endsBefore(other) ? to : other.to;
    return new Span(start, end);
  }

  /** From the first of the starts to the last of the ends, whatever lies between. */
  Span hull(Span other) {
    String start = compare(from, other.from) <= 0 ? from : other.from;
    Optional<String> end = endsBefore(other) ? other.to : to;
    return new Span(start, end);
  }

  /** Whether one that does not start before this leaves no gap. */
  boolean reaches(Span later) {
    return to.isEmpty() || compare(later.from, to.get()) <= 0;
  }

  Range range() {
    return to.map(end -> Range.between(from, end)).orElseGet(() -> Range.all().startingAt(from));
  }

  private boolean endsBefore(Span other) {
    return to.isPresent() && (other.to.isEmpty() || compare(to.get(), other.to.get()) <= 0);
  }

  private static int compare(String left, String right) {
    return Utf8.ORDER.compare(left, right);
  }
}
