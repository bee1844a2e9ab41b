package dev.malachite.blob.object;

import dev.malachite.blob.model.Blob;
import dev.malachite.blob.model.BlobCodec;
import dev.malachite.blob.model.BlobStore;
import dev.malachite.blob.model.Container;
import dev.malachite.domain.Conditions;
import dev.malachite.domain.LeaseTarget;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.checks.ConditionChecks;
import dev.malachite.protocol.checks.LeaseChecks;
import dev.malachite.protocol.errors.ErrorCode;
import dev.malachite.store.Key;
import dev.malachite.store.View;
import java.time.Instant;
import java.util.Optional;

/** A blob that a read may see, as it was at one instant. */
record BlobReads(Blob blob, Instant now) {
  static BlobReads of(BlobStore blobs, Call call) {
    Conditions conditions = Conditions.parse(call::header);
    View view = blobs.transactions().read(blobs.containers().blob(call));
    Container container = blobs.containers().require(call, view);
    Key key = blobs.containers().blobKey(call, container);
    Optional<Blob> found = BlobCodec.find(key, view);
    ConditionChecks.read(conditions, found.map(Blob::version));
    Blob blob = found.orElseThrow(ErrorCode.BLOB_NOT_FOUND::exception);
    LeaseChecks.read(blob.lease(), LeaseTarget.BLOB, LeaseChecks.given(call), view.now());
    return new BlobReads(blob, view.now());
  }
}
