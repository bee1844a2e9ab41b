package dev.malachite.blob.append;

import dev.malachite.blob.model.Blob;
import dev.malachite.blob.model.BlobStore;
import dev.malachite.blob.model.BlobType;
import dev.malachite.blob.object.BlobConditions;
import dev.malachite.blob.object.BlobWrite;
import dev.malachite.blob.object.Guards;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.checks.VersionHeaders;
import dev.malachite.store.Decision;
import dev.malachite.store.View;
import java.util.Optional;

/** Append Blob Seal. */
public final class SealAppendBlob implements Operation {
  private final BlobStore blobs;

  public SealAppendBlob(BlobStore blobs) {
    this.blobs = blobs;
  }

  @Override
  public Reply handle(Call call) {
    BlobConditions conditions = BlobConditions.of(call);
    AppendConditions place = AppendConditions.of(call);
    return blobs
        .transactions()
        .run(BlobWrite.plan(blobs, call), view -> seal(call, conditions, place, view));
  }

  private Decision<Reply> seal(
      Call call, BlobConditions conditions, AppendConditions place, View view) {
    BlobWrite write = BlobWrite.of(blobs, call, view);
    Blob blob = write.checkChange(conditions);
    Guards.requireType(blob, BlobType.APPEND);
    place.requirePosition(blob.bytes().length());
    if (blob.sealed()) {
      return write.update(Decision.of(reply(blob)), blob);
    }
    Blob sealed =
        blob.edit().sealed(true).version(blobs.changed(view.now())).copy(Optional.empty()).build();
    return write.update(Decision.of(reply(sealed)), sealed);
  }

  private static Reply reply(Blob blob) {
    return Reply.status(200)
        .with(new VersionHeaders(blob.version()))
        .header("x-ms-blob-sealed", "true")
        .build();
  }
}
