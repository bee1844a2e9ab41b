package dev.malachite.sparse;

import dev.malachite.store.Cursor;
import dev.malachite.store.Item;
import dev.malachite.store.Store;
import dev.malachite.store.Unavailable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Leads back from the current state of a slab to that of an older version. */
final class SlabHistory {
  private static final int PAGE = 256;

  private final Store store;

  SlabHistory(Store store) {
    this.store = store;
  }

  /** What the map has in the slab. */
  Extents visible(SparseMap map, StoredSlab stored) {
    Slab current = stored.slab();
    if (map.version() < current.born()) {
      return Extents.NONE;
    }
    Slab state = current.version() <= map.version() ? current : older(map.version(), stored);
    return state.visible(map.marks()).within(map.bounds());
  }

  private Slab older(long version, StoredSlab stored) {
    List<Undo> undos = undos(version, stored);
    Slab state = stored.slab();
    for (Undo undo : undos.reversed()) {
      if (undo.version() != state.version()) {
        throw gone();
      }
      state = state.next(undo.since(), undo.applyTo(state.extents()));
    }
    if (state.version() > version) {
      throw gone();
    }
    return state;
  }

  // The current state was read before, so what leads back from it is there to be read now.
  private List<Undo> undos(long version, StoredSlab stored) {
    Cursor cursor =
        new Cursor(
            store,
            List.of(stored.key().partition()),
            SparseKeys.undos(stored.index(), version, stored.slab().version()),
            PAGE);
    List<Undo> undos = new ArrayList<>();
    for (Optional<Item> item = cursor.next(); item.isPresent(); item = cursor.next()) {
      undos.add(SlabCodec.decodeUndo(item.get()));
    }
    return undos;
  }

  private static Unavailable gone() {
    return Unavailable.rejected("the version is not kept any more");
  }
}
