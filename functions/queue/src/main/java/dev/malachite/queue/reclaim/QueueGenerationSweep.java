package dev.malachite.queue.reclaim;

import dev.malachite.domain.Ids;
import dev.malachite.queue.model.QueueKeys;
import dev.malachite.store.Item;
import dev.malachite.store.Residue;
import dev.malachite.store.Store;
import dev.malachite.store.reclaim.Budget;
import dev.malachite.store.reclaim.Notes;
import dev.malachite.store.reclaim.PartitionSweep;
import dev.malachite.store.reclaim.Sweep;
import dev.malachite.store.reclaim.Swept;

/** The messages of deleted and cleared queues. A generation that was dropped never comes back. */
public final class QueueGenerationSweep implements Sweep {
  private final Store store;
  private final Notes notes;

  public QueueGenerationSweep(Store store, Ids ids) {
    this.store = store;
    this.notes = new Notes(store, ids);
  }

  @Override
  public String kind() {
    return "queues";
  }

  @Override
  public boolean handles(Item due) {
    return Residue.isOne(due.key(), Residue.Kind.GENERATION)
        && QueueKeys.isGeneration(Residue.decode(due).id());
  }

  @Override
  public Swept sweep(Item due, Budget budget) {
    Residue residue = Residue.decode(due);
    PartitionSweep partitions = new PartitionSweep(store, budget);
    for (int bucket = 0; bucket < residue.buckets(); bucket++) {
      if (!partitions.clear(QueueKeys.partition(residue.id(), bucket), item -> true)) {
        return Swept.POSTPONED;
      }
    }
    return notes.drop(due, partitions.bytes());
  }
}
