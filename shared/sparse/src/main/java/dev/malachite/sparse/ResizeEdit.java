package dev.malachite.sparse;

import java.util.List;
import java.util.Optional;

final class ResizeEdit extends SparseEdit {
  private final long length;

  ResizeEdit(long length) {
    this.length = length;
  }

  @Override
  long length(SparseMap map) {
    return length;
  }

  @Override
  List<Long> slabs(SparseMap map) {
    return List.of();
  }

  @Override
  Extents patch(Extents before, SparseMap map, Span slab) {
    return before;
  }

  @Override
  Optional<Span> mark(SparseMap map) {
    return length < map.length() ? Optional.of(new Span(length, Long.MAX_VALUE)) : Optional.empty();
  }
}
