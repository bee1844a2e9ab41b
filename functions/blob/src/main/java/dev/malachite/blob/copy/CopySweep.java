package dev.malachite.blob.copy;

import dev.malachite.blob.model.BlobStore;
import dev.malachite.blob.model.CopyWork;
import dev.malachite.protocol.copy.Sources;
import dev.malachite.store.Item;
import dev.malachite.store.reclaim.Budget;
import dev.malachite.store.reclaim.Sweep;
import dev.malachite.store.reclaim.Swept;
import java.util.List;

/** Copies that nobody has worked on for a while: goes on with them, or forgets them. */
public final class CopySweep implements Sweep {
  private final BlobStore blobs;
  private final CopyRunner runner;

  public CopySweep(BlobStore blobs, Sources sources) {
    this.blobs = blobs;
    this.runner = new CopyRunner(blobs, sources, Runnable::run);
  }

  @Override
  public String kind() {
    return "copies";
  }

  @Override
  public boolean handles(Item due) {
    return CopyWork.isOne(due.key());
  }

  @Override
  public Swept sweep(Item due, Budget budget) {
    if (new CopyProgress(blobs, due.key()).dropAbandoned()) {
      return Swept.RECLAIMED;
    }
    runner.run(due.key(), () -> !budget.isOver());
    return blobs.store().read(List.of(due.key())).isEmpty() ? Swept.RECLAIMED : Swept.POSTPONED;
  }
}
