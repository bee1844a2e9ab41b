package dev.malachite.blob.property;

import dev.malachite.blob.history.StateChange;
import dev.malachite.blob.history.StateChange.Changed;
import dev.malachite.blob.model.Blob;
import dev.malachite.blob.model.BlobStore;
import dev.malachite.blob.model.Protection;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.errors.ErrorCode;
import java.util.Optional;

/** Delete Blob Immutability Policy, unless it is locked. */
public final class DeleteBlobImmutabilityPolicy implements Operation {
  private final BlobStore blobs;

  public DeleteBlobImmutabilityPolicy(BlobStore blobs) {
    this.blobs = blobs;
  }

  @Override
  public Reply handle(Call call) {
    return new StateChange(blobs, call, (blob, now) -> delete(blob)).run();
  }

  private static Changed delete(Blob blob) {
    Protection old = blob.protection();
    if (old.locked()) {
      throw ErrorCode.BLOB_IMMUTABLE_DUE_TO_POLICY.exception();
    }
    Protection changed = new Protection(Optional.empty(), false, old.legalHold(), old.expiresAt());
    return new Changed(blob.edit().protection(changed).build(), Reply.status(200).build());
  }
}
