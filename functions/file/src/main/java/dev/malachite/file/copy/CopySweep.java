package dev.malachite.file.copy;

import dev.malachite.file.model.FileStore;
import dev.malachite.protocol.copy.Sources;
import dev.malachite.store.Item;
import dev.malachite.store.reclaim.Budget;
import dev.malachite.store.reclaim.Sweep;
import dev.malachite.store.reclaim.Swept;
import java.util.List;

/** Copies that nobody has worked on for a while: goes on with them, or forgets them. */
public final class CopySweep implements Sweep {
  private final FileStore files;
  private final CopyRunner runner;

  public CopySweep(FileStore files, Sources sources) {
    this.files = files;
    this.runner = new CopyRunner(files, new SlashedSources(sources), Runnable::run);
  }

  @Override
  public String kind() {
    return "file-copies";
  }

  @Override
  public boolean handles(Item due) {
    return CopyWork.isOne(due.key());
  }

  @Override
  public Swept sweep(Item due, Budget budget) {
    runner.run(due.key(), () -> !budget.isOver());
    return files.store().read(List.of(due.key())).isEmpty() ? Swept.RECLAIMED : Swept.POSTPONED;
  }
}
