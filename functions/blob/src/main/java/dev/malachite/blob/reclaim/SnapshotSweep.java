package dev.malachite.blob.reclaim;

import dev.malachite.blob.history.SnapshotRemover;
import dev.malachite.blob.model.BlobStore;
import dev.malachite.blob.model.SnapshotRemoval;
import dev.malachite.store.Item;
import dev.malachite.store.reclaim.Budget;
import dev.malachite.store.reclaim.Sweep;
import dev.malachite.store.reclaim.Swept;

/** Snapshots that are deleted, but whose items are still there. */
public final class SnapshotSweep implements Sweep {
  private final SnapshotRemover remover;

  public SnapshotSweep(BlobStore blobs) {
    this.remover = new SnapshotRemover(blobs);
  }

  @Override
  public String kind() {
    return "deleted-snapshots";
  }

  @Override
  public boolean handles(Item due) {
    return SnapshotRemoval.isOne(due.key());
  }

  @Override
  public Swept sweep(Item due, Budget budget) {
    boolean over = remover.run(SnapshotRemoval.blob(due.key()), () -> !budget.isOver());
    return over ? Swept.RECLAIMED : Swept.POSTPONED;
  }
}
