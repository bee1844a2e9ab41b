package dev.malachite.blob.history;

import dev.malachite.blob.model.BlobStore;
import dev.malachite.blob.object.BlobConditions;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Reply;

/** Delete Blob, of a version that is not the current one. */
public final class DeleteBlobVersion implements Operation {
  private final BlobStore blobs;

  public DeleteBlobVersion(BlobStore blobs) {
    this.blobs = blobs;
  }

  @Override
  public Reply handle(Call call) {
    return new PastDeletion(blobs, call).run(BlobConditions.of(call));
  }
}
