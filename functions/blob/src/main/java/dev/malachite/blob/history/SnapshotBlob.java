package dev.malachite.blob.history;

import dev.malachite.blob.model.Blob;
import dev.malachite.blob.model.BlobBuilder;
import dev.malachite.blob.model.BlobStore;
import dev.malachite.blob.model.Past;
import dev.malachite.blob.model.SnapshotRemoval;
import dev.malachite.blob.object.BlobConditions;
import dev.malachite.blob.object.BlobWrite;
import dev.malachite.blob.object.Guards;
import dev.malachite.blob.object.WriteHeaders;
import dev.malachite.domain.IsoInstant;
import dev.malachite.domain.LeaseTarget;
import dev.malachite.domain.Metadata;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.checks.LeaseChecks;
import dev.malachite.protocol.errors.ErrorCode;
import dev.malachite.protocol.integrity.MetadataHeaders;
import dev.malachite.store.Decision;
import dev.malachite.store.View;
import java.util.Optional;

/** Snapshot Blob: the state is shared, so a snapshot of any blob costs one small item. */
public final class SnapshotBlob implements Operation {
  private final BlobStore blobs;

  public SnapshotBlob(BlobStore blobs) {
    this.blobs = blobs;
  }

  private record Request(Call call, BlobConditions conditions, Metadata metadata) {}

  @Override
  public Reply handle(Call call) {
    Request request =
        new Request(call, BlobConditions.of(call), MetadataHeaders.read(call.headers()));
    return new Unremoved(blobs, call)
        .run(() -> BlobWrite.plan(blobs, call), view -> snapshot(request, view));
  }

  private Decision<Optional<Reply>> snapshot(Request request, View view) {
    BlobWrite write = BlobWrite.of(blobs, request.call(), view);
    Blob blob = check(request, write);
    if (SnapshotRemoval.isUnderWay(write.key(), view)) {
      return Decision.of(Optional.empty());
    }
    String id = IsoInstant.format(view.now());
    Blob changed =
        blob.edit()
            .snapshots(blob.snapshots() + 1)
            .versionId(write.freshVersionId().or(blob::versionId))
            .build();
    Blob state = state(request, blob, view);
    Reply reply =
        Reply.status(201)
            .with(new WriteHeaders(state.edit().versionId(changed.versionId()).build()))
            .header("x-ms-snapshot", id)
            .build();
    Past past = new Past(Past.Kind.SNAPSHOT, id, BlobWrite.asPast(state), Optional.empty());
    return History.put(write.revise(Decision.of(Optional.of(reply)), changed), write.key(), past);
  }

  private Blob check(Request request, BlobWrite write) {
    Optional<Blob> current = write.current();
    request.conditions().write(current);
    Blob blob = current.orElseThrow(ErrorCode.BLOB_NOT_FOUND::exception);
    LeaseChecks.read(
        blob.lease(), LeaseTarget.BLOB, LeaseChecks.given(request.call()), write.now());
    Guards.requireNoPendingCopy(blob);
    Guards.requireOrdinary(blob);
    Guards.requireOnline(blob, write.now());
    blobs.encryption().require(blob.encryption());
    return blob;
  }

  /** Metadata of its own makes a snapshot differ from the blob, so it has its own ETag then. */
  private Blob state(Request request, Blob blob, View view) {
    if (request.metadata().entries().isEmpty()) {
      return blob;
    }
    BlobBuilder own = blob.edit().metadata(request.metadata());
    return own.version(blobs.changed(view.now())).build();
  }
}
