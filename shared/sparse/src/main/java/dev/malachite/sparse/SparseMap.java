package dev.malachite.sparse;

import dev.malachite.domain.ByteSpan;
import dev.malachite.domain.Ids;
import dev.malachite.store.Key;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;

/**
 * One version of a sparse run of bytes: a small value in the record of a blob or file. Whoever
 * holds it reads this version whatever is written later; a snapshot is a copy of this value.
 *
 * @param partition holds the slabs of all versions
 * @param version grows by one with each edit
 * @param lastWrite the version of the last edit that wrote a slab
 * @param marks what was cleared without touching slabs
 */
public record SparseMap(
    String partition,
    SparseShape shape,
    long version,
    long length,
    long lastWrite,
    List<Cleared> marks) {
  /** More marks than these make every read slower: compact. */
  static final int MANY_MARKS = 32;

  /** More than these are refused, so that the head stays small. */
  static final int MOST_MARKS = 512;

  /** A new one, all zeros, none of them written. */
  public static SparseMap create(String base, long length, Ids ids) {
    String id = HexFormat.of().toHexDigits(ids.unique());
    return empty(SparseKeys.partition(base, id), SparseShape.STANDARD, length);
  }

  public static SparseMap empty(String partition, SparseShape shape, long length) {
    return new SparseMap(partition, shape, 0, length, 0, List.of());
  }

  /** Whether {@link SparseUpkeep#compact} should be run. */
  public boolean isCrowded() {
    return marks.size() > MANY_MARKS;
  }

  /** The same version without marks that no slab needs any more. */
  public SparseMap without(Collection<Cleared> compacted) {
    List<Cleared> rest = new ArrayList<>(marks);
    rest.removeAll(compacted);
    return new SparseMap(partition, shape, version, length, lastWrite, List.copyOf(rest));
  }

  /** Whether the other is an earlier or the same version of this. */
  public boolean continues(SparseMap other) {
    return partition.equals(other.partition) && version >= other.version;
  }

  /** The owner to give to content that will be written to the span. */
  public Key contentOwner(ByteSpan span) {
    return SparseKeys.current(partition, shape.slabOf(span.first()));
  }

  SparseMap next(long newLength, boolean slabsWritten, Optional<Span> cleared) {
    long next = version + 1;
    List<Cleared> newMarks =
        cleared
            .filter(span -> lastWrite > 0)
            .map(span -> new Cleared(next, span.from(), span.to()))
            .map(mark -> Marks.add(marks, mark, lastWrite))
            .orElse(marks);
    long newLastWrite = slabsWritten ? next : lastWrite;
    return new SparseMap(partition, shape, next, newLength, newLastWrite, newMarks);
  }

  Span bounds() {
    return new Span(0, length);
  }
}
