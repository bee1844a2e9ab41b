package dev.malachite.sparse;

import dev.malachite.domain.ByteSpan;
import dev.malachite.store.ContentId;
import java.util.List;
import java.util.Optional;

/** A change of a map that becomes its next version. */
public abstract sealed class SparseEdit permits WriteEdit, ClearEdit, ResizeEdit {
  /**
   * Writes bytes of a content that was stored with {@link SparseMap#contentOwner} of this map and
   * span; at most as many as a slab has.
   */
  public static SparseEdit write(SparseMap map, ByteSpan span, ContentId content, long offset) {
    if (span.length() > map.shape().slabBytes()) {
      throw new IllegalArgumentException("a write of more bytes than a slab has");
    }
    return new WriteEdit(map.partition(), Span.of(span), new Source.Part(content, offset));
  }

  /** Frees the whole grains of the span and zeroes the rest of it. */
  public static SparseEdit clear(ByteSpan span) {
    return new ClearEdit(Span.of(span));
  }

  /** New bytes are zero; bytes that are cut off are gone. */
  public static SparseEdit resize(long length) {
    return new ResizeEdit(length);
  }

  /**
   * Whether it can be applied to the map. A write cannot after the blob or file was replaced: its
   * content has to be stored again under its new owner.
   */
  public boolean fits(SparseMap map) {
    return true;
  }

  /** The slabs whose state it changes. */
  abstract List<Long> slabs(SparseMap map);

  /** What such a slab has afterwards. */
  abstract Extents patch(Extents before, SparseMap map, Span slab);

  /** What becomes a hole in all other slabs. */
  abstract Optional<Span> mark(SparseMap map);

  /** How far the map must reach. */
  long reach() {
    return 0;
  }

  long length(SparseMap map) {
    return map.length();
  }
}
