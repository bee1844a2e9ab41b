package dev.malachite.store.reclaim;

import dev.malachite.store.Change;
import dev.malachite.store.Item;
import dev.malachite.store.Outcome;
import dev.malachite.store.Page;
import dev.malachite.store.Range;
import dev.malachite.store.Store;
import java.util.ArrayList;
import java.util.List;

/**
 * Deletes all items of partitions that nobody has any more, a page at a time: what is left is all
 * there is still to do.
 */
public final class PartitionSweep {
  private static final int PAGE = 64;
  private static final int MOST_ROUNDS = 8;

  private final Store store;
  private final Budget budget;
  private long bytes;

  public PartitionSweep(Store store, Budget budget) {
    this.store = store;
    this.budget = budget;
  }

  /** Frees what an item refers to, before the item itself goes. */
  @FunctionalInterface
  public interface Release {
    /** False where the budget ended first: the item stays. */
    boolean release(Item item);
  }

  /** Whether nothing is left. */
  public boolean clear(String partition, Release release) {
    return clear(partition, Range.all(), release);
  }

  public boolean clear(String partition, Range range, Release release) {
    for (int round = 0; round < MOST_ROUNDS; round++) {
      if (!pass(partition, range, release)) {
        return false;
      }
      if (store.scan(partition, range, 1).items().isEmpty()) {
        return true;
      }
    }
    return false;
  }

  /** How many bytes the values of the deleted items had. */
  public long bytes() {
    return bytes;
  }

  // What a late writer changed meanwhile is met again in the next round.
  private boolean pass(String partition, Range range, Release release) {
    Range rest = range;
    Page page;
    do {
      page = store.scan(partition, rest, PAGE);
      List<Change> deletes = new ArrayList<>();
      for (Item item : page.items()) {
        if (budget.isOver() || !release.release(item)) {
          commit(deletes, 0);
          return false;
        }
        deletes.add(new Change.Delete(item.key(), item.revision()));
      }
      commit(deletes, page.items().stream().mapToLong(item -> item.value().length).sum());
      rest = page.items().isEmpty() ? rest : rest.after(page.items().getLast().key().sort());
    } while (page.more());
    return true;
  }

  private void commit(List<Change> deletes, long freed) {
    if (!deletes.isEmpty() && store.commit(deletes) == Outcome.COMMITTED) {
      bytes += freed;
    }
  }
}
