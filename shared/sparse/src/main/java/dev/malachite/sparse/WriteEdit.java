package dev.malachite.sparse;

import java.util.List;
import java.util.Optional;

final class WriteEdit extends SparseEdit {
  private final String partition;
  private final Span span;
  private final Source.Part source;

  WriteEdit(String partition, Span span, Source.Part source) {
    this.partition = partition;
    this.span = span;
    this.source = source;
  }

  @Override
  public boolean fits(SparseMap map) {
    return partition.equals(map.partition());
  }

  @Override
  long reach() {
    return span.to();
  }

  @Override
  List<Long> slabs(SparseMap map) {
    return map.shape().slabs(span);
  }

  @Override
  Extents patch(Extents before, SparseMap map, Span slab) {
    SparseShape shape = map.shape();
    Span written = span.within(slab);
    return before
        .filled(new Span(shape.floor(written.from()), written.from()))
        .filled(new Span(written.to(), shape.ceiling(written.to())))
        .with(written, source.skip(written.from() - span.from()));
  }

  @Override
  Optional<Span> mark(SparseMap map) {
    return Optional.empty();
  }
}
