package dev.malachite.blob.tag;

import dev.malachite.blob.history.StateChange;
import dev.malachite.blob.history.StateChange.Changed;
import dev.malachite.blob.model.Blob;
import dev.malachite.blob.model.BlobStore;
import dev.malachite.blob.object.BlobConditions;
import dev.malachite.domain.Lease;
import dev.malachite.domain.LeaseId;
import dev.malachite.domain.LeaseTarget;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.checks.LeaseChecks;
import dev.malachite.protocol.errors.ErrorCode;
import dev.malachite.protocol.integrity.DigestingStream;
import dev.malachite.protocol.integrity.TransferChecks;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;

/** Set Blob Tags: all of them are replaced, of a blob or a version. */
public final class SetBlobTags implements Operation {
  private final BlobStore blobs;

  public SetBlobTags(BlobStore blobs) {
    this.blobs = blobs;
  }

  private record Request(
      Map<String, String> tags, BlobConditions conditions, Optional<LeaseId> leaseId) {}

  @Override
  public Reply handle(Call call) {
    if (call.query().has("snapshot")) {
      throw ErrorCode.INVALID_OPERATION.exception();
    }
    BlobConditions conditions = BlobConditions.ofTags(call);
    TransferChecks checks = TransferChecks.of(call.headers());
    DigestingStream body = checks.digest(call.body().stream());
    Map<String, String> tags = TagSet.read(body);
    checks.verify(body);
    Request request = new Request(tags, conditions, LeaseChecks.given(call));
    return new StateChange(blobs, call, (blob, now) -> set(request, blob, now)).run();
  }

  private static Changed set(Request request, Blob blob, Instant now) {
    Lease lease = LeaseChecks.write(blob.lease(), LeaseTarget.BLOB, request.leaseId(), now);
    request.conditions().write(Optional.of(blob));
    return new Changed(
        blob.edit().tags(request.tags()).lease(lease).build(), Reply.status(204).build());
  }
}
