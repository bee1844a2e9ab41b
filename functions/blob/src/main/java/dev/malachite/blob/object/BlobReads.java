package dev.malachite.blob.object;

import dev.malachite.blob.history.Selector;
import dev.malachite.blob.model.Blob;
import dev.malachite.blob.model.BlobStore;
import dev.malachite.domain.LeaseTarget;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.checks.LeaseChecks;
import dev.malachite.protocol.errors.ErrorCode;
import dev.malachite.store.View;
import java.time.Instant;
import java.util.Optional;

/**
 * A blob, snapshot or version that a read may see, as it was at one instant.
 *
 * @param current whether it is the blob itself
 */
public record BlobReads(Blob blob, boolean current, Instant now) {
  public static BlobReads of(BlobStore blobs, Call call) {
    return of(blobs, call, BlobConditions.of(call));
  }

  public static BlobReads of(BlobStore blobs, Call call, BlobConditions conditions) {
    Selector selector = Selector.of(call);
    View view = blobs.transactions().read(selector.plan(blobs, call));
    Optional<Selector.Selected> found = selector.find(blobs, call, view);
    conditions.read(found.map(Selector.Selected::blob));
    Selector.Selected selected = found.orElseThrow(ErrorCode.BLOB_NOT_FOUND::exception);
    Blob blob = selected.blob();
    LeaseChecks.read(blob.lease(), LeaseTarget.BLOB, LeaseChecks.given(call), view.now());
    blobs.encryption().require(blob.encryption());
    return new BlobReads(blob, selected.current(), view.now());
  }
}
