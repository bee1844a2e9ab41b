package dev.malachite.blob.property;

import dev.malachite.blob.model.BlobStore;
import dev.malachite.blob.object.BlobReads;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.checks.VersionHeaders;
import dev.malachite.protocol.integrity.MetadataHeaders;

/** Get Blob Metadata. */
public final class GetBlobMetadata implements Operation {
  private final BlobStore blobs;

  public GetBlobMetadata(BlobStore blobs) {
    this.blobs = blobs;
  }

  @Override
  public Reply handle(Call call) {
    BlobReads read = BlobReads.of(blobs, call);
    return Reply.status(200)
        .with(new VersionHeaders(read.blob().version()))
        .with(MetadataHeaders.write(read.blob().metadata()))
        .build();
  }
}
