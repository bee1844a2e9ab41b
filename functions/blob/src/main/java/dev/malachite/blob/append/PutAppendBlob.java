package dev.malachite.blob.append;

import dev.malachite.blob.model.Blob;
import dev.malachite.blob.model.BlobStore;
import dev.malachite.blob.model.BlobType;
import dev.malachite.blob.object.BlobConditions;
import dev.malachite.blob.object.BlobWrite;
import dev.malachite.blob.object.Guards;
import dev.malachite.blob.object.NewBlob;
import dev.malachite.blob.object.WriteHeaders;
import dev.malachite.domain.Lease;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.integrity.BodyLimits;
import dev.malachite.store.Decision;
import dev.malachite.store.View;

/** Put Blob, of an append blob. */
public final class PutAppendBlob implements Operation {
  private final BlobStore blobs;

  public PutAppendBlob(BlobStore blobs) {
    this.blobs = blobs;
  }

  private record Request(Call call, NewBlob blob, BlobConditions conditions) {}

  @Override
  public Reply handle(Call call) {
    BodyLimits.requireEmpty(call.body());
    Request request = new Request(call, NewBlob.of(call, BlobType.APPEND), BlobConditions.of(call));
    return blobs.transactions().run(BlobWrite.plan(blobs, call), view -> put(request, view));
  }

  private Decision<Reply> put(Request request, View view) {
    BlobWrite write = BlobWrite.of(blobs, request.call(), view);
    Lease lease = write.checkCreate(request.conditions());
    write.current().ifPresent(old -> Guards.requireType(old, BlobType.APPEND));
    Blob blob = request.blob().applyTo(write.fresh(BlobType.APPEND, lease), write.now()).build();
    return write.replace(Decision.of(Reply.status(201).with(new WriteHeaders(blob)).build()), blob);
  }
}
