package dev.malachite.file.lease;

import dev.malachite.domain.LeaseTarget;
import dev.malachite.file.model.FileStore;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.checks.LeaseAction;

/** Lease Share: acquire. */
public final class AcquireShareLease implements Operation {
  private final FileStore files;

  public AcquireShareLease(FileStore files) {
    this.files = files;
  }

  @Override
  public Reply handle(Call call) {
    return ShareLeases.run(files, call, LeaseAction.acquire(call, LeaseTarget.SHARE, files.ids()));
  }
}
