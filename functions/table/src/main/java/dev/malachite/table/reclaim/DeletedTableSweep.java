package dev.malachite.table.reclaim;

import dev.malachite.domain.Ids;
import dev.malachite.store.Item;
import dev.malachite.store.Store;
import dev.malachite.store.reclaim.Budget;
import dev.malachite.store.reclaim.Notes;
import dev.malachite.store.reclaim.Sweep;
import dev.malachite.store.reclaim.Swept;
import dev.malachite.table.model.Table;
import dev.malachite.table.model.TableCodec;
import dev.malachite.table.model.TableKeys;

/** What blocks the name of a deleted table for a while. */
public final class DeletedTableSweep implements Sweep {
  private final Notes notes;

  public DeletedTableSweep(Store store, Ids ids) {
    this.notes = new Notes(store, ids);
  }

  @Override
  public String kind() {
    return "table-names";
  }

  @Override
  public boolean handles(Item due) {
    return TableKeys.isTable(due.key());
  }

  @Override
  public Swept sweep(Item due, Budget budget) {
    Table table = TableCodec.decode(due.value());
    boolean over = !table.isLive() && !table.isNameBlocked(budget.now());
    return over
        ? notes.drop(due, due.value().length)
        : notes.postpone(due, budget.now().plus(Table.NAME_BLOCKED));
  }
}
