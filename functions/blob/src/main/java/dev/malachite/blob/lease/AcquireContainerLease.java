package dev.malachite.blob.lease;

import dev.malachite.blob.model.BlobStore;
import dev.malachite.domain.LeaseTarget;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.checks.LeaseAction;

/** Lease Container: acquire. */
public final class AcquireContainerLease implements Operation {
  private final BlobStore blobs;

  public AcquireContainerLease(BlobStore blobs) {
    this.blobs = blobs;
  }

  @Override
  public Reply handle(Call call) {
    return ContainerLeases.run(
        blobs, call, LeaseAction.acquire(call, LeaseTarget.CONTAINER, blobs.ids()));
  }
}
