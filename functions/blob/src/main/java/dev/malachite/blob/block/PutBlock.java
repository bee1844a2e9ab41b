package dev.malachite.blob.block;

import dev.malachite.blob.model.BlobStore;
import dev.malachite.blob.write.Owners;
import dev.malachite.blob.write.Received;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.errors.ApiException;
import dev.malachite.protocol.errors.MalformedInput;
import dev.malachite.protocol.integrity.BodyLimits;
import dev.malachite.protocol.integrity.TransferChecks;

/** Put Block. */
public final class PutBlock implements Operation {
  private static final long LARGEST = 4000L * 1024 * 1024;

  private final BlobStore blobs;
  private final BlockStaging staging;

  public PutBlock(BlobStore blobs) {
    this.blobs = blobs;
    this.staging = new BlockStaging(blobs);
  }

  @Override
  public Reply handle(Call call) {
    String blockId = BlockId.of(call);
    if (call.body().length().orElse(1) == 0) {
      throw empty();
    }
    Received block =
        Received.of(
            blobs,
            Owners.of(call),
            BodyLimits.limited(call.body(), LARGEST),
            TransferChecks.of(call.headers()));
    return block.orDiscard(() -> {
      if (block.length() == 0) {
        throw empty();
      }
      return staging.run(call, blockId, block);
    });
  }

  private static ApiException empty() {
    return MalformedInput.invalidHeader("Content-Length", "0");
  }
}
