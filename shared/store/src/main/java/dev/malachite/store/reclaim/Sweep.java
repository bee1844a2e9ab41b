package dev.malachite.store.reclaim;

import dev.malachite.store.Item;
import java.util.ArrayList;
import java.util.List;

/**
 * One kind of residue. Any number may sweep at once, in any number of processes, and die at any
 * call: what is left is still due, and whoever comes next goes on.
 */
public interface Sweep {
  /** What metrics call it. */
  String kind();

  /** Whether an item that is due is of this kind. */
  boolean handles(Item due);

  /** Does what is due, as far as the budget lets it. The item was read a moment ago. */
  Swept sweep(Item due, Budget budget);

  /** The same for many; those that the budget leaves have no entry. */
  default List<Swept> sweep(List<Item> due, Budget budget) {
    List<Swept> results = new ArrayList<>();
    for (Item item : due) {
      if (budget.isOver()) {
        break;
      }
      results.add(sweep(item, budget));
    }
    return results;
  }
}
