package dev.malachite.sparse;

import dev.malachite.store.ContentId;
import dev.malachite.store.Cursor;
import dev.malachite.store.Item;
import dev.malachite.store.Key;
import dev.malachite.store.Range;
import dev.malachite.store.Store;
import dev.malachite.store.reclaim.Budget;
import dev.malachite.store.reclaim.PartitionSweep;
import java.time.Duration;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;

/** What reclaim does with the slabs of maps. Any number may run at once, and die at any call. */
public final class SparseReclaim {
  private static final int PAGE = 100;
  private static final Duration LONGEST_ERASURE = Duration.ofHours(1);

  private final SparseStore sparse;
  private final Store store;
  private final Coalescer coalescer;

  public SparseReclaim(SparseStore sparse) {
    this.sparse = sparse;
    this.store = sparse.store();
    this.coalescer = new Coalescer(sparse);
  }

  /** Whether a key that is due, or the owner of a content, is of a slab. */
  public static boolean handles(Key key) {
    return SparseKeys.isOne(key);
  }

  /** The item that has the map of this partition, as {@link SparseOwner} told. */
  public Optional<Key> head(String partition) {
    return owner(partition).map(SparseReclaim::head);
  }

  /** Where {@link SparseOwner} told it; it changes whenever the map gets another owner. */
  public Optional<Item> owner(String partition) {
    Key key = SparseKeys.owner(partition);
    return Optional.ofNullable(store.read(List.of(key)).get(key));
  }

  public static Key head(Item owner) {
    return SparseOwner.head(owner);
  }

  /**
   * Does what is due for the slab of a key: drops and merges history, deletes contents that nobody
   * refers to any more, coalesces.
   *
   * @param held the versions of the map that snapshots hold
   */
  public void sweep(Key due, Collection<Long> held) {
    if (!isStillDue(due)) {
      return;
    }
    if (SparseKeys.isCurrent(due)) {
      coalescer.coalesce(due);
    }
    new SlabSweep(sparse, due.partition(), held).sweep(SparseKeys.slab(due));
  }

  // The sweep for one key of a slab sees to all others of it.
  private boolean isStillDue(Key key) {
    Item item = store.read(List.of(key)).get(key);
    return item != null && item.dueAt().isPresent();
  }

  /** The same for all slabs of a map, after snapshots of it were deleted. */
  public void sweepAll(String partition, Collection<Long> held) {
    SlabSweep sweep = new SlabSweep(sparse, partition, held);
    Cursor undos = new Cursor(store, List.of(partition), Range.prefix(SparseKeys.UNDO), PAGE);
    for (Optional<Item> next = undos.next(); next.isPresent(); next = undos.next()) {
      long slab = SparseKeys.slab(next.get().key());
      sweep.sweep(slab);
      undos.skip(SparseKeys.undoPrefix(slab));
    }
  }

  /** Whether a content is in use, given the owner it was stored with. */
  public boolean refers(Key owner, ContentId content) {
    long slab = SparseKeys.slab(owner);
    Set<ContentId> unused = new HashSet<>(Set.of(content));
    new SlabItems(store, owner.partition(), slab).strike(unused);
    new SlabItems(store, owner.partition(), slab + 1).strike(unused);
    return unused.isEmpty();
  }

  /** Forgets a map that no item has any more, with all its bytes. */
  public void erase(String partition) {
    erase(partition, Budget.of(LONGEST_ERASURE, sparse.transactions()::now));
  }

  /**
   * The same as far as the budget goes.
   *
   * @return how many bytes were written in the map; empty where some are left
   */
  public OptionalLong erase(String partition, Budget budget) {
    long[] bytes = {0};
    boolean done =
        new PartitionSweep(store, budget)
            .clear(
                partition,
                item -> {
                  SlabCodec.contents(item).forEach(sparse.content()::delete);
                  bytes[0] += SparseKeys.isCurrent(item.key()) ? written(item) : 0;
                  return true;
                });
    return done ? OptionalLong.of(bytes[0]) : OptionalLong.empty();
  }

  private static long written(Item slab) {
    return SlabCodec.decode(slab).extents().list().stream()
        .mapToLong(extent -> extent.span().length())
        .sum();
  }

  /** Whether there is anything of a map in the partition. */
  public boolean exists(String partition) {
    return !store.scan(partition, Range.all(), 1).items().isEmpty();
  }
}
