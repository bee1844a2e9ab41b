package dev.malachite.sparse;

import dev.malachite.store.Change;
import dev.malachite.store.Item;
import dev.malachite.store.Key;
import dev.malachite.store.Outcome;
import dev.malachite.store.Unavailable;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/** Copies a version of a map into a new one, for another blob or file. Snapshots need no copy. */
public final class SparseCopy {
  private final SparseStore sparse;
  private final SlabHistory history;

  public SparseCopy(SparseStore sparse) {
    this.sparse = sparse;
    this.history = new SlabHistory(sparse.store());
  }

  /**
   * Copies slab by slab, each into one content.
   *
   * @param target a new map that no item has yet; if this fails, {@link SparseReclaim#erase} it
   * @return what the head of the copy is to hold
   */
  public SparseMap copy(SparseMap source, SparseMap target) {
    if (target.version() != 0 || !target.shape().equals(source.shape())) {
      throw new IllegalArgumentException("not a new map of the same shape");
    }
    SparseMap copied = target.next(source.length(), true, Optional.empty());
    SlabWalk walk = new SlabWalk(sparse.store(), source, source.bounds());
    for (Optional<StoredSlab> next = walk.next(); next.isPresent(); next = walk.next()) {
      Extents extents = history.visible(source, next.get());
      if (!extents.list().isEmpty()) {
        copy(extents, SparseKeys.current(target.partition(), next.get().index()), copied);
      }
    }
    return copied;
  }

  private void copy(Extents extents, Key key, SparseMap copied) {
    Packing packing = Packing.write(sparse.content(), sparse.freshContent(), key, extents);
    byte[] slab = SlabCodec.encode(Slab.first(copied.version(), packing.after()));
    Change put = Change.put(key, Item.ABSENT, sparse.ids().unique(), slab, OptionalLong.empty());
    if (sparse.store().commit(List.of(put)) == Outcome.LOST) {
      throw new Unavailable("the target of a copy was written by another");
    }
  }
}
