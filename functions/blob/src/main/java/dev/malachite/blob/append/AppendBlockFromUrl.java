package dev.malachite.blob.append;

import dev.malachite.blob.model.BlobStore;
import dev.malachite.blob.write.Owners;
import dev.malachite.blob.write.Received;
import dev.malachite.blob.write.SourceBytes;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.copy.CopySource;
import dev.malachite.protocol.copy.SourceChecks;
import dev.malachite.protocol.copy.Sources;
import dev.malachite.protocol.integrity.BodyLimits;
import dev.malachite.protocol.integrity.TransferChecks;

/** Append Block From URL. */
public final class AppendBlockFromUrl implements Operation {
  private final BlobStore blobs;
  private final Sources sources;

  public AppendBlockFromUrl(BlobStore blobs, Sources sources) {
    this.blobs = blobs;
    this.sources = sources;
  }

  @Override
  public Reply handle(Call call) {
    BodyLimits.requireEmpty(call.body());
    Appending appending = new Appending(blobs, call);
    TransferChecks checks = SourceChecks.of(call);
    SourceBytes source =
        SourceBytes.open(
            CopySource.of(sources, call), CopySource.range(call), Appending.largest(call));
    return appending.commit(Received.of(blobs, Owners.of(call), source.stream(), checks));
  }
}
