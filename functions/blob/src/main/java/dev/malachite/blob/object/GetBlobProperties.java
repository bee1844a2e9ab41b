package dev.malachite.blob.object;

import dev.malachite.blob.model.BlobStore;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Reply;

/** Get Blob Properties. */
public final class GetBlobProperties implements Operation {
  private final BlobStore blobs;

  public GetBlobProperties(BlobStore blobs) {
    this.blobs = blobs;
  }

  @Override
  public Reply handle(Call call) {
    BlobReads read = BlobReads.of(blobs, call);
    return Reply.status(200)
        .with(new BlobHeaders(read))
        .header("Content-Length", read.blob().bytes().length())
        .header("Content-MD5", read.blob().headers().md5())
        .build();
  }
}
