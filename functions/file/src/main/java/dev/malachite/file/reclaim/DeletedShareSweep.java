package dev.malachite.file.reclaim;

import dev.malachite.domain.Ids;
import dev.malachite.file.model.FileKeys;
import dev.malachite.file.model.Share;
import dev.malachite.file.model.ShareCodec;
import dev.malachite.store.Item;
import dev.malachite.store.Store;
import dev.malachite.store.reclaim.Budget;
import dev.malachite.store.reclaim.Notes;
import dev.malachite.store.reclaim.Sweep;
import dev.malachite.store.reclaim.Swept;

/** What blocks the name of a deleted share for a while. */
public final class DeletedShareSweep implements Sweep {
  private final Notes notes;

  public DeletedShareSweep(Store store, Ids ids) {
    this.notes = new Notes(store, ids);
  }

  @Override
  public String kind() {
    return "share-names";
  }

  @Override
  public boolean handles(Item due) {
    return FileKeys.isShare(due.key()) && !ShareCodec.decode(due).isLive();
  }

  @Override
  public Swept sweep(Item due, Budget budget) {
    return ShareCodec.decode(due).isNameBlocked(budget.now())
        ? notes.postpone(due, budget.now().plus(Share.NAME_BLOCKED))
        : notes.drop(due, due.value().length);
  }
}
