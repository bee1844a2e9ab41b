package dev.malachite.blob.property;

import dev.malachite.blob.history.StateChange;
import dev.malachite.blob.history.StateChange.Changed;
import dev.malachite.blob.model.Blob;
import dev.malachite.blob.model.BlobStore;
import dev.malachite.blob.model.Protection;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Reply;

/** Set Blob Legal Hold. */
public final class SetBlobLegalHold implements Operation {
  private final BlobStore blobs;

  public SetBlobLegalHold(BlobStore blobs) {
    this.blobs = blobs;
  }

  @Override
  public Reply handle(Call call) {
    boolean held = ProtectionHeaders.isHeld(call);
    return new StateChange(blobs, call, (blob, now) -> set(blob, held)).run();
  }

  private static Changed set(Blob blob, boolean held) {
    Protection old = blob.protection();
    Protection changed = new Protection(old.immutableUntil(), old.locked(), held, old.expiresAt());
    return new Changed(
        blob.edit().protection(changed).build(),
        Reply.status(200).header(ProtectionHeaders.HOLD, Boolean.toString(held)).build());
  }
}
