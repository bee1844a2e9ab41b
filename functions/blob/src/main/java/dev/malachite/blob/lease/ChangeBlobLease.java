package dev.malachite.blob.lease;

import dev.malachite.blob.model.BlobStore;
import dev.malachite.domain.LeaseTarget;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.checks.LeaseAction;

/** Lease Blob: change. */
public final class ChangeBlobLease implements Operation {
  private final BlobStore blobs;

  public ChangeBlobLease(BlobStore blobs) {
    this.blobs = blobs;
  }

  @Override
  public Reply handle(Call call) {
    return BlobLeases.run(blobs, call, LeaseAction.change(call, LeaseTarget.BLOB));
  }
}
