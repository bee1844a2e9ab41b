package dev.malachite.sparse;

import dev.malachite.store.Change;
import dev.malachite.store.ContentId;
import dev.malachite.store.Item;
import dev.malachite.store.Store;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalLong;
import java.util.Set;

/** Drops of the slabs of a map what nobody can read any more. */
final class SlabSweep {
  private static final int MOST_AT_ONCE = 5000;

  private final SparseStore sparse;
  private final Store store;
  private final String partition;
  private final Collection<Long> held;
  private final long now;

  SlabSweep(SparseStore sparse, String partition, Collection<Long> held) {
    this.sparse = sparse;
    this.store = sparse.store();
    this.partition = partition;
    this.held = held;
    this.now = sparse.transactions().now().toEpochMilli();
  }

  void sweep(long slab) {
    SlabItems items = new SlabItems(store, partition, slab);
    List<Item> undos = items.undos(MOST_AT_ONCE);
    List<Item> leftovers = expired(items.leftovers());
    Set<ContentId> contents = new HashSet<>();
    leftovers.forEach(item -> contents.addAll(SlabCodec.contents(item)));
    expired(undos).forEach(item -> contents.addAll(SlabCodec.contents(item)));
    new HistoryTrim(held, now, sparse.ids()).commits(undos).forEach(store::commit);
    leftovers.forEach(this::delete);
    deleteUnreferenced(contents, slab);
    items.current().ifPresent(item -> settle(item, items));
  }

  // A content of a write over the end of a slab is referred to from the next one too.
  private void deleteUnreferenced(Set<ContentId> contents, long slab) {
    for (long near = Math.max(0, slab - 1); near <= slab + 1 && !contents.isEmpty(); near++) {
      new SlabItems(store, partition, near).strike(contents);
    }
    contents.forEach(sparse.content()::delete);
  }

  /** An empty slab without history is a hole; any other is not due any more. */
  private void settle(Item current, SlabItems items) {
    if (!HistoryTrim.isExpired(current, now)) {
      return;
    }
    if (SlabCodec.decode(current).extents().list().isEmpty() && !items.hasHistory()) {
      delete(current);
    } else if (current.dueAt().isPresent()) {
      OptionalLong never = OptionalLong.empty();
      long fresh = sparse.ids().unique();
      store.commit(
          List.of(Change.put(current.key(), current.revision(), fresh, current.value(), never)));
    }
  }

  private void delete(Item item) {
    store.commit(List.of(new Change.Delete(item.key(), item.revision())));
  }

  private List<Item> expired(List<Item> items) {
    return items.stream().filter(item -> HistoryTrim.isExpired(item, now)).toList();
  }
}
