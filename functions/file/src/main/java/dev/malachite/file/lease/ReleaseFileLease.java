package dev.malachite.file.lease;

import dev.malachite.domain.LeaseTarget;
import dev.malachite.file.model.FileStore;
import dev.malachite.file.model.Sharing;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.checks.LeaseAction;

/** Lease File: release. */
public final class ReleaseFileLease implements Operation {
  private final FileStore files;

  public ReleaseFileLease(FileStore files) {
    this.files = files;
  }

  @Override
  public Reply handle(Call call) {
    return FileLeases.run(files, call, LeaseAction.release(call, LeaseTarget.FILE), Sharing.NONE);
  }
}
