package dev.malachite.blob.object;

import dev.malachite.blob.model.Blob;
import dev.malachite.blob.model.BlobCodec;
import dev.malachite.blob.model.BlobStore;
import dev.malachite.blob.model.Container;
import dev.malachite.blob.model.Leftovers;
import dev.malachite.domain.Conditions;
import dev.malachite.domain.LeaseTarget;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.checks.ConditionChecks;
import dev.malachite.protocol.checks.LeaseChecks;
import dev.malachite.protocol.errors.ErrorCode;
import dev.malachite.store.Decision;
import dev.malachite.store.Key;
import dev.malachite.store.View;
import java.util.Optional;

/** Delete Blob. */
public final class DeleteBlob implements Operation {
  private final BlobStore blobs;

  public DeleteBlob(BlobStore blobs) {
    this.blobs = blobs;
  }

  @Override
  public Reply handle(Call call) {
    Conditions conditions = Conditions.parse(call::header);
    return blobs.transactions().run(blobs.containers().blob(call), view -> delete(call, conditions, view));
  }

  private Decision<Reply> delete(Call call, Conditions conditions, View view) {
    Container container = blobs.containers().require(call, view);
    Key key = blobs.containers().blobKey(call, container);
    Optional<Blob> found = BlobCodec.find(key, view);
    ConditionChecks.write(conditions, found.map(Blob::version));
    Blob blob = found.orElseThrow(ErrorCode.BLOB_NOT_FOUND::exception);
    LeaseChecks.write(blob.lease(), LeaseTarget.BLOB, LeaseChecks.given(call), view.now());
    Reply reply = Reply.status(202).header("x-ms-delete-type-permanent", "true").build();
    return Leftovers.of(found).addTo(Decision.of(reply).delete(key), key, view.now());
  }
}
