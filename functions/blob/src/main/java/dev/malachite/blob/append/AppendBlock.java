package dev.malachite.blob.append;

import dev.malachite.blob.model.BlobStore;
import dev.malachite.blob.write.Owners;
import dev.malachite.blob.write.Received;
import dev.malachite.protocol.Body;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.errors.MalformedInput;
import dev.malachite.protocol.integrity.BodyLimits;
import dev.malachite.protocol.integrity.TransferChecks;
import java.io.InputStream;

/** Append Block. */
public final class AppendBlock implements Operation {
  private final BlobStore blobs;

  public AppendBlock(BlobStore blobs) {
    this.blobs = blobs;
  }

  @Override
  public Reply handle(Call call) {
    Appending appending = new Appending(blobs, call);
    TransferChecks checks = TransferChecks.of(call.headers());
    requireBytes(call.body());
    InputStream body = BodyLimits.declared(call.body(), Appending.largest(call));
    return appending.commit(Received.of(blobs, Owners.of(call), body, checks));
  }

  private static void requireBytes(Body body) {
    if (body.length().orElse(1) == 0) {
      throw MalformedInput.invalidHeader("Content-Length", "0");
    }
  }
}
