package dev.malachite.sparse;

import dev.malachite.store.Unavailable;
import java.util.List;

/** Keeps maps fast to read and write. Nothing is wrong while it has not been run. */
public final class SparseUpkeep {
  private final Coalescer coalescer;
  private final Compactor compactor;

  public SparseUpkeep(SparseStore sparse) {
    this.coalescer = new Coalescer(sparse);
    this.compactor = new Compactor(sparse);
  }

  /** After the commit of a change: coalesces slabs that it left in too many fragments. */
  public void after(SparseChange change) {
    try {
      change.fragmented().forEach(coalescer::coalesce);
    } catch (Unavailable later) {
      // The write is committed; the slab is due, and reclaim or the next write tries again.
    }
  }

  /**
   * Clears in the slabs themselves what marks of a crowded map hide, a few slabs in each commit.
   *
   * @return the marks that are needed no more: take them off with {@link SparseMap#without}
   */
  public List<Cleared> compact(SparseMap map) {
    return compactor.compact(map, SparseMap.MANY_MARKS / 2);
  }
}
