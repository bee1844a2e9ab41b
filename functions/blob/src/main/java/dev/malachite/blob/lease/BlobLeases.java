package dev.malachite.blob.lease;

import dev.malachite.blob.model.Blob;
import dev.malachite.blob.model.BlobCodec;
import dev.malachite.blob.model.BlobStore;
import dev.malachite.blob.model.Container;
import dev.malachite.domain.Conditions;
import dev.malachite.domain.LeaseOutcome;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.checks.ConditionChecks;
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
    Conditions conditions = Conditions.parse(call::header);
    return blobs
        .transactions()
        .run(blobs.containers().blob(call), view -> apply(blobs, call, action, conditions, view));
  }

  private static Decision<Reply> apply(
      BlobStore blobs, Call call, LeaseAction action, Conditions conditions, View view) {
    Container container = blobs.containers().require(call, view);
    Key key = blobs.containers().blobKey(call, container);
    Blob blob = BlobCodec.find(key, view).orElseThrow(ErrorCode.BLOB_NOT_FOUND::exception);
    ConditionChecks.write(conditions, Optional.of(blob.version()));
    LeaseOutcome.Granted granted = action.apply(blob.lease(), view.now());
    return Decision.of(action.reply(granted, blob.version()))
        .put(key, BlobCodec.encode(blob.withLease(granted.lease())));
  }
}
