package dev.malachite.sparse;

import dev.malachite.store.Decision;
import dev.malachite.store.Key;
import java.util.List;

/** The next version of a map, and the slabs that are to be stored in the same commit. */
public final class SparseChange {
  private final SparseMap map;
  private final List<SlabPut> puts;
  private final List<Key> fragmented;

  SparseChange(SparseMap map, List<SlabPut> puts, List<Key> fragmented) {
    this.map = map;
    this.puts = puts;
    this.fragmented = fragmented;
  }

  /** What the head is to hold from now on. */
  public SparseMap map() {
    return map;
  }

  public <T> Decision<T> addTo(Decision<T> decision) {
    puts.forEach(put -> put.addTo(decision));
    return decision;
  }

  /** The slabs to coalesce once this is committed. */
  List<Key> fragmented() {
    return fragmented;
  }
}
