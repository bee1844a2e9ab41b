package dev.malachite.blob.lease;

import dev.malachite.blob.model.BlobStore;
import dev.malachite.domain.LeaseTarget;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.checks.LeaseAction;

/** Lease Blob: break. */
public final class BreakBlobLease implements Operation {
  private final BlobStore blobs;

  public BreakBlobLease(BlobStore blobs) {
    this.blobs = blobs;
  }

  @Override
  public Reply handle(Call call) {
    return BlobLeases.run(blobs, call, LeaseAction.breakLease(call, LeaseTarget.BLOB));
  }
}
