package dev.malachite.sparse;

import dev.malachite.store.Content;
import dev.malachite.store.Store;
import dev.malachite.store.Unavailable;
import java.io.InputStream;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;

/**
 * Reads the version that a map value names, whatever is written meanwhile. Slabs are fetched as
 * they are needed; a version that reclaim has dropped is {@link Unavailable}.
 */
public final class SparseReader {
  private final Store store;
  private final Content content;
  private final SlabHistory history;

  public SparseReader(SparseStore sparse) {
    this.store = sparse.store();
    this.content = sparse.content();
    this.history = new SlabHistory(store);
  }

  /** The bytes from a position, which the map must have; holes are zeros. Close it. */
  public InputStream open(SparseMap map, long from, long length) {
    Objects.checkFromIndexSize(from, length, map.length());
    Span span = new Span(from, from + length);
    return new ExtentStream(content, new Gapless(extents(map, span), span));
  }

  /** What is written from one position to another, exclusive. */
  public SparsePage ranges(SparseMap map, long from, long to, int limit) {
    Span span = new Span(from, to).within(map.bounds());
    SlabWalk walk = new SlabWalk(store, map, span);
    Iterator<Run> runs = new Chained<>(() -> walk.next().map(slab -> written(map, slab, span)));
    return SparsePage.of(new JoinedRuns(runs), limit);
  }

  /**
   * What the newer version has that was written since the older one, and what it lacks that the
   * older one had. Bytes are not compared: what was written again is told.
   */
  public SparsePage diff(SparseMap older, SparseMap newer, long from, long to, int limit) {
    if (!newer.continues(older)) {
      throw new IllegalArgumentException("not two versions of one map");
    }
    Span span = new Span(from, to).within(newer.bounds());
    SlabWalk walk = new SlabWalk(store, newer, span);
    Iterator<Run> runs =
        new Chained<>(() -> walk.next().map(slab -> differences(older, newer, slab, span)));
    return SparsePage.of(new JoinedRuns(runs), limit);
  }

  private Iterator<Extent> extents(SparseMap map, Span span) {
    SlabWalk walk = new SlabWalk(store, map, span);
    return new Chained<>(
        () -> walk.next().map(slab -> history.visible(map, slab).within(span).list()));
  }

  private List<Run> written(SparseMap map, StoredSlab slab, Span span) {
    Extents extents = history.visible(map, slab).within(span);
    return extents.list().stream().map(extent -> new Run(extent.span(), false)).toList();
  }

  private List<Run> differences(SparseMap older, SparseMap newer, StoredSlab slab, Span span) {
    Extents before = history.visible(older, slab).within(span);
    return Differences.between(before, history.visible(newer, slab).within(span));
  }
}
