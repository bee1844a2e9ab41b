package dev.malachite.blob.page;

import dev.malachite.blob.model.Blob;
import dev.malachite.blob.model.BlobBytes;
import dev.malachite.blob.model.BlobStore;
import dev.malachite.blob.model.BlobType;
import dev.malachite.blob.object.BlobConditions;
import dev.malachite.blob.object.BlobWrite;
import dev.malachite.blob.object.Guards;
import dev.malachite.blob.object.NewBlob;
import dev.malachite.blob.object.WriteHeaders;
import dev.malachite.blob.property.PageTier;
import dev.malachite.domain.Lease;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.integrity.BodyLimits;
import dev.malachite.sparse.SparseMap;
import dev.malachite.sparse.SparseOwner;
import dev.malachite.store.Decision;
import dev.malachite.store.View;

/** Put Blob, of a page blob. */
public final class PutPageBlob implements Operation {
  private final BlobStore blobs;

  public PutPageBlob(BlobStore blobs) {
    this.blobs = blobs;
  }

  private record Request(
      Call call, NewBlob blob, long length, long sequenceNumber, BlobConditions conditions) {}

  @Override
  public Reply handle(Call call) {
    BodyLimits.requireEmpty(call.body());
    Request request =
        new Request(
            call,
            NewBlob.of(call, BlobType.PAGE),
            PageSize.of(call),
            SequenceAction.initial(call),
            BlobConditions.of(call));
    request.blob().tier().ifPresent(tier -> PageTier.requireRoom(tier, request.length()));
    return blobs.transactions().run(BlobWrite.plan(blobs, call), view -> put(request, view));
  }

  private Decision<Reply> put(Request request, View view) {
    BlobWrite write = BlobWrite.of(blobs, request.call(), view);
    Lease lease = write.checkCreate(request.conditions());
    write.current().ifPresent(old -> Guards.requireType(old, BlobType.PAGE));
    write.current().ifPresent(Guards::requireOrdinary);
    SparseMap map = SparseMap.create(write.key().partition(), request.length(), blobs.ids());
    Blob blob =
        request
            .blob()
            .applyTo(write.fresh(BlobType.PAGE, lease), write.now())
            .bytes(new BlobBytes.Pages(map))
            .sequenceNumber(request.sequenceNumber())
            .build();
    PageTier.requireFit(blob.tier(), request.length());
    Reply reply = Reply.status(201).with(new WriteHeaders(blob)).build();
    Decision<Reply> decision = new SparseOwner(map, write.key()).addTo(Decision.of(reply));
    return write.replace(decision, blob);
  }
}
