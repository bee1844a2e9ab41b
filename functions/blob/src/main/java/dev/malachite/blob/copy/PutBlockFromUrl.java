package dev.malachite.blob.copy;

import dev.malachite.blob.block.BlockId;
import dev.malachite.blob.block.BlockStaging;
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

/** Put Block From URL. */
public final class PutBlockFromUrl implements Operation {
  private static final long LARGEST = 4000L * 1024 * 1024;

  private final BlobStore blobs;
  private final Sources sources;
  private final BlockStaging staging;

  public PutBlockFromUrl(BlobStore blobs, Sources sources) {
    this.blobs = blobs;
    this.sources = sources;
    this.staging = new BlockStaging(blobs);
  }

  @Override
  public Reply handle(Call call) {
    BodyLimits.requireEmpty(call.body());
    String blockId = BlockId.of(call);
    TransferChecks checks = SourceChecks.of(call);
    SourceBytes source =
        SourceBytes.open(CopySource.of(sources, call), CopySource.range(call), LARGEST);
    Received block = Received.of(blobs, Owners.of(call), source.stream(), checks);
    return block.orDiscard(() -> staging.run(call, blockId, block));
  }
}
