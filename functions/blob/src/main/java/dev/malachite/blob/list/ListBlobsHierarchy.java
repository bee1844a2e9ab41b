package dev.malachite.blob.list;

import dev.malachite.blob.model.BlobStore;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Reply;

/** List Blobs, hierarchy. */
public final class ListBlobsHierarchy implements Operation {
  private final BlobStore blobs;

  public ListBlobsHierarchy(BlobStore blobs) {
    this.blobs = blobs;
  }

  @Override
  public Reply handle(Call call) {
    return BlobListing.reply(blobs, call);
  }
}
