package dev.malachite.blob.lease;

import dev.malachite.blob.model.Blob;
import dev.malachite.blob.model.BlobCodec;
import dev.malachite.blob.model.BlobStore;
import dev.malachite.blob.model.Container;
import dev.malachite.blob.model.Heads;
import dev.malachite.blob.object.BlobConditions;
import dev.malachite.blob.object.BlobWrite;
import dev.malachite.blob.object.Guards;
import dev.malachite.domain.LeaseOutcome;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.checks.LeaseAction;
import dev.malachite.protocol.errors.ErrorCode;
import dev.malachite.store.Decision;
import dev.malachite.store.Key;
import dev.malachite.store.View;
import java.util.Optional;

/** What the five lease operations of a blob have in common. */
final class BlobLeases {
  private BlobLeases() {}

  static Reply run(BlobStore blobs, Call call, LeaseAction action) {
    BlobWrite.requireBase(call);
    BlobConditions conditions = BlobConditions.of(call);
    return blobs
        .transactions()
        .run(blobs.containers().blob(call), view -> apply(blobs, call, action, conditions, view));
  }

  private static Decision<Reply> apply(
      BlobStore blobs, Call call, LeaseAction action, BlobConditions conditions, View view) {
    Container container = blobs.containers().require(call, view);
    Key key = blobs.containers().blobKey(call, container);
    // Staged blocks alone can be leased.
    Blob blob = BlobCodec.findAny(key, view).orElseThrow(ErrorCode.BLOB_NOT_FOUND::exception);
    conditions.write(Optional.of(blob));
    Guards.requireNoPendingCopy(blob);
    LeaseOutcome.Granted granted = action.apply(blob.lease(), view.now());
    return Heads.put(
        Decision.of(action.reply(granted, blob.version())), key, blob.withLease(granted.lease()));
  }
}
