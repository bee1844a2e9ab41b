package dev.malachite.blob.property;

import dev.malachite.blob.model.Blob;
import dev.malachite.blob.model.BlobStore;
import dev.malachite.blob.object.BlobConditions;
import dev.malachite.blob.object.BlobWrite;
import dev.malachite.blob.object.Guards;
import dev.malachite.blob.object.WriteHeaders;
import dev.malachite.domain.Metadata;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.integrity.MetadataHeaders;
import dev.malachite.store.Decision;
import dev.malachite.store.View;

/** Set Blob Metadata. */
public final class SetBlobMetadata implements Operation {
  private final BlobStore blobs;

  public SetBlobMetadata(BlobStore blobs) {
    this.blobs = blobs;
  }

  private record Request(Call call, BlobConditions conditions, Metadata metadata) {}

  @Override
  public Reply handle(Call call) {
    Request request =
        new Request(call, BlobConditions.of(call), MetadataHeaders.read(call.headers()));
    return blobs.transactions().run(BlobWrite.plan(blobs, call), view -> set(request, view));
  }

  private Decision<Reply> set(Request request, View view) {
    BlobWrite write = BlobWrite.of(blobs, request.call(), view);
    Blob blob = write.checkChange(request.conditions());
    Guards.requireOnline(blob, view.now());
    Blob changed =
        blob.edit()
            .version(blobs.changed(view.now()))
            .versionId(write.freshVersionId().or(blob::versionId))
            .metadata(request.metadata())
            .copy(CopyEnd.of(blob))
            .build();
    Reply reply = Reply.status(200).with(new WriteHeaders(changed)).build();
    return write.revise(Decision.of(reply), changed);
  }
}
