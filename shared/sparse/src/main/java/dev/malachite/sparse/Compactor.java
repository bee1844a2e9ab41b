package dev.malachite.sparse;

import dev.malachite.store.Decision;
import dev.malachite.store.Item;
import dev.malachite.store.Key;
import dev.malachite.store.View;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Does to the slabs what marks say, as if it had been done in the version of the marks: so the head
 * is not touched, and every version still reads as before.
 */
final class Compactor {
  private static final int SLABS_PER_COMMIT = 10;

  private final SparseStore sparse;

  Compactor(SparseStore sparse) {
    this.sparse = sparse;
  }

  /** Settles the smallest marks until so many are left. */
  List<Cleared> compact(SparseMap map, int left) {
    int count = Math.max(0, map.marks().size() - left);
    List<Cleared> smallest =
        map.marks().stream()
            .sorted(Comparator.comparingLong(mark -> mark.span().length()))
            .limit(count)
            .toList();
    smallest.forEach(mark -> settle(map, mark));
    return smallest;
  }

  private void settle(SparseMap map, Cleared mark) {
    SlabWalk walk = new SlabWalk(sparse.store(), map, mark.span());
    List<Key> hidden = new ArrayList<>();
    for (Optional<StoredSlab> next = walk.next(); next.isPresent(); next = walk.next()) {
      if (next.get().slab().settled(List.of(mark)).isPresent()) {
        hidden.add(next.get().key());
      }
      if (hidden.size() == SLABS_PER_COMMIT) {
        settle(map, List.copyOf(hidden));
        hidden.clear();
      }
    }
    settle(map, List.copyOf(hidden));
  }

  private void settle(SparseMap map, List<Key> keys) {
    if (!keys.isEmpty()) {
      sparse.transactions().run(known -> keys, view -> settle(map, view));
    }
  }

  private Decision<Boolean> settle(SparseMap map, View view) {
    SlabSuccession succession = new SlabSuccession(sparse.settings(), view.now());
    Decision<Boolean> decision = Decision.of(true);
    for (Item item : view.items().values()) {
      Slab before = SlabCodec.decode(item);
      before.settled(map.marks()).stream()
          .flatMap(after -> succession.replace(item.key(), before, after).stream())
          .forEach(put -> put.addTo(decision));
    }
    return decision;
  }
}
