package dev.malachite.table.reclaim;

import dev.malachite.store.Item;
import dev.malachite.store.Residue;
import dev.malachite.store.reclaim.Budget;
import dev.malachite.store.reclaim.Notes;
import dev.malachite.store.reclaim.PartitionSweep;
import dev.malachite.store.reclaim.Sweep;
import dev.malachite.store.reclaim.Swept;
import dev.malachite.table.model.StoredEntity;
import dev.malachite.table.model.TableKeys;
import dev.malachite.table.model.TableStore;

/** The entities of deleted tables. A generation that was dropped never comes back. */
public final class TableGenerationSweep implements Sweep {
  private final TableStore tables;
  private final Notes notes;

  public TableGenerationSweep(TableStore tables) {
    this.tables = tables;
    this.notes = new Notes(tables.store(), tables.ids());
  }

  @Override
  public String kind() {
    return "tables";
  }

  @Override
  public boolean handles(Item due) {
    return Residue.isOne(due.key(), Residue.Kind.GENERATION)
        && TableKeys.isGeneration(Residue.decode(due).id());
  }

  @Override
  public Swept sweep(Item due, Budget budget) {
    Residue residue = Residue.decode(due);
    PartitionSweep partitions = new PartitionSweep(tables.store(), budget);
    for (String partition : TableKeys.partitions(residue.id(), residue.buckets())) {
      if (!partitions.clear(partition, this::release)) {
        return Swept.POSTPONED;
      }
    }
    return notes.drop(due, partitions.bytes());
  }

  private boolean release(Item item) {
    if (TableKeys.isEntity(item.key())) {
      StoredEntity.decode(item.value()).content().ifPresent(tables.content()::delete);
    }
    return true;
  }
}
