package dev.malachite.file.lease;

import dev.malachite.domain.LeaseTarget;
import dev.malachite.file.model.FileStore;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.checks.LeaseAction;

/** Lease Share: break. */
public final class BreakShareLease implements Operation {
  private final FileStore files;

  public BreakShareLease(FileStore files) {
    this.files = files;
  }

  @Override
  public Reply handle(Call call) {
    return ShareLeases.run(files, call, LeaseAction.breakLease(call, LeaseTarget.SHARE));
  }
}
