package dev.malachite.blob.reclaim;

import dev.malachite.blob.model.BlobKeys;
import dev.malachite.blob.model.Container;
import dev.malachite.blob.model.ContainerCodec;
import dev.malachite.domain.Ids;
import dev.malachite.store.Item;
import dev.malachite.store.Store;
import dev.malachite.store.reclaim.Budget;
import dev.malachite.store.reclaim.Notes;
import dev.malachite.store.reclaim.Sweep;
import dev.malachite.store.reclaim.Swept;

/** What blocks the name of a deleted container for a while. */
public final class DeletedContainerSweep implements Sweep {
  private final Notes notes;

  public DeletedContainerSweep(Store store, Ids ids) {
    this.notes = new Notes(store, ids);
  }

  @Override
  public String kind() {
    return "container-names";
  }

  @Override
  public boolean handles(Item due) {
    return BlobKeys.isContainer(due.key()) && !ContainerCodec.decode(due.value()).isLive();
  }

  @Override
  public Swept sweep(Item due, Budget budget) {
    Container container = ContainerCodec.decode(due.value());
    return container.isNameBlocked(budget.now())
        ? notes.postpone(due, budget.now().plus(Container.NAME_BLOCKED))
        : notes.drop(due, due.value().length);
  }
}
