package dev.malachite.blob.property;

import dev.malachite.blob.history.StateChange;
import dev.malachite.blob.history.StateChange.Changed;
import dev.malachite.blob.model.Blob;
import dev.malachite.blob.model.BlobStore;
import dev.malachite.blob.model.Protection;
import dev.malachite.domain.Conditions;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.checks.ConditionChecks;
import dev.malachite.protocol.errors.ErrorCode;
import dev.malachite.protocol.errors.MalformedInput;
import java.time.Instant;
import java.util.Optional;

/** Set Blob Immutability Policy. One that is locked can only be extended. */
public final class SetBlobImmutabilityPolicy implements Operation {
  private final BlobStore blobs;

  public SetBlobImmutabilityPolicy(BlobStore blobs) {
    this.blobs = blobs;
  }

  private record Request(Instant until, boolean locked, Conditions conditions) {}

  @Override
  public Reply handle(Call call) {
    Instant until =
        ProtectionHeaders.until(call, blobs.transactions().now())
            .orElseThrow(() -> MalformedInput.missingHeader(ProtectionHeaders.UNTIL));
    Request request =
        new Request(
            until, ProtectionHeaders.isLocked(call), Conditions.parse(call::header).datesOnly());
    return new StateChange(blobs, call, (blob, now) -> set(request, blob)).run();
  }

  private static Changed set(Request request, Blob blob) {
    ConditionChecks.write(request.conditions(), Optional.of(blob.version()));
    Protection old = blob.protection();
    boolean shorter = old.immutableUntil().filter(request.until()::isBefore).isPresent();
    if (old.locked() && (shorter || !request.locked())) {
      throw ErrorCode.BLOB_IMMUTABLE_DUE_TO_POLICY.exception();
    }
    Protection changed =
        new Protection(
            Optional.of(request.until()), request.locked(), old.legalHold(), old.expiresAt());
    Protection policy =
        new Protection(changed.immutableUntil(), changed.locked(), false, Optional.empty());
    return new Changed(
        blob.edit().protection(changed).build(),
        Reply.status(200).with(new ProtectionHeaders(policy)).build());
  }
}
