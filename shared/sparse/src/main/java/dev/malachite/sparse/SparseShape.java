package dev.malachite.sparse;

import java.util.List;
import java.util.stream.LongStream;

/**
 * How a map is cut: into slabs, each an item of its own, and those into grains, the least that can
 * be written or cleared. A grain that is written in part is filled up with zeros.
 */
public record SparseShape(int slabBytes, int grainBytes) {
  public static final SparseShape STANDARD = new SparseShape(4 * 1024 * 1024, 512);

  public SparseShape {
    if (grainBytes < 1 || slabBytes < grainBytes || slabBytes % grainBytes != 0) {
      throw new IllegalArgumentException("a slab must have whole grains");
    }
  }

  long slabOf(long position) {
    return position / slabBytes;
  }

  Span slab(long index) {
    return new Span(index * slabBytes, (index + 1) * slabBytes);
  }

  /** The slabs that have bytes of the span, which must not be empty. */
  List<Long> slabs(Span span) {
    return LongStream.rangeClosed(slabOf(span.from()), slabOf(span.to() - 1)).boxed().toList();
  }

  long floor(long position) {
    return position - position % grainBytes;
  }

  long ceiling(long position) {
    return floor(position + grainBytes - 1);
  }
}
