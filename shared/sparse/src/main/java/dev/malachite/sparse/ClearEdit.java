package dev.malachite.sparse;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

final class ClearEdit extends SparseEdit {
  /** One that touches more slabs leaves a mark instead, whatever its size. */
  private static final int MOST_SLABS = 2;

  private final Span span;

  ClearEdit(Span span) {
    this.span = span;
  }

  @Override
  List<Long> slabs(SparseMap map) {
    return isLarge(map) ? ragged(map) : map.shape().slabs(span);
  }

  @Override
  Extents patch(Extents before, SparseMap map, Span slab) {
    return before.without(wholeGrains(map).within(slab)).zeroed(span.within(slab));
  }

  @Override
  Optional<Span> mark(SparseMap map) {
    return isLarge(map) ? Optional.of(wholeGrains(map)) : Optional.empty();
  }

  private boolean isLarge(SparseMap map) {
    return map.shape().slabOf(span.to() - 1) - map.shape().slabOf(span.from()) >= MOST_SLABS;
  }

  private Span wholeGrains(SparseMap map) {
    SparseShape shape = map.shape();
    return new Span(
        shape.ceiling(span.from()),
        reachesEnd(map) ? shape.ceiling(span.to()) : shape.floor(span.to()));
  }

  /** The slabs with grains that are only cleared in part. */
  private List<Long> ragged(SparseMap map) {
    Stream<Long> ends =
        reachesEnd(map) ? Stream.of(span.from()) : Stream.of(span.from(), span.to());
    return ends.filter(end -> map.shape().floor(end) != end).map(map.shape()::slabOf).toList();
  }

  // The last grain has no other bytes.
  private boolean reachesEnd(SparseMap map) {
    return span.to() >= map.length();
  }
}
