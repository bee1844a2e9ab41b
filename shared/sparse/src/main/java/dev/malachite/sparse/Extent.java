package dev.malachite.sparse;

/** Written bytes that lie in one piece. */
record Extent(Span span, Source source) {
  long from() {
    return span.from();
  }

  long to() {
    return span.to();
  }

  Source at(long position) {
    return source.skip(position - from());
  }

  /** The part of it in the span, which may be empty. */
  Extent within(Span other) {
    Span part = span.within(other);
    return new Extent(part, at(part.from()));
  }

  boolean continuesWith(Extent next) {
    return to() == next.from() && at(to()).equals(next.source);
  }

  // As in Source.
  @Override
  public boolean equals(Object other) {
    return other instanceof Extent extent
        && span.equals(extent.span)
        && source.equals(extent.source);
  }

  @Override
  public int hashCode() {
    return 31 * span.hashCode() + source.hashCode();
  }
}
