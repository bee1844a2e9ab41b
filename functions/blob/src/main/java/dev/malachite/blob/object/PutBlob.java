package dev.malachite.blob.object;

import dev.malachite.blob.model.Blob;
import dev.malachite.blob.model.BlobStore;
import dev.malachite.blob.model.BlobType;
import dev.malachite.blob.model.ContentHeaders;
import dev.malachite.domain.Lease;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Reply;
import dev.malachite.store.Decision;
import dev.malachite.store.Plan;
import dev.malachite.store.View;

/** Put Blob, of a block blob. */
public final class PutBlob implements Operation {
  private static final long LARGEST = 5000L * 1024 * 1024;

  private final BlobStore blobs;

  public PutBlob(BlobStore blobs) {
    this.blobs = blobs;
  }

  private record Request(Call call, NewBlob blob, BlobConditions conditions) {}

  @Override
  public Reply handle(Call call) {
    Plan plan = BlobWrite.plan(blobs, call);
    Request request = new Request(call, NewBlob.of(call, BlobType.BLOCK), BlobConditions.of(call));
    Upload upload = Upload.receive(blobs, call, LARGEST);
    return upload.orDiscard(
        () -> blobs.transactions().run(plan, view -> put(request, upload, view)));
  }

  private Decision<Reply> put(Request request, Upload upload, View view) {
    BlobWrite write = BlobWrite.of(blobs, request.call(), view);
    Lease lease = write.checkCreate(request.conditions());
    write.current().ifPresent(old -> Guards.requireType(old, BlobType.BLOCK));
    Blob blob =
        request
            .blob()
            .applyTo(write.fresh(BlobType.BLOCK, lease), write.now())
            .headers(withMd5(request.blob().headers(), upload))
            .bytes(upload.bytes())
            .build();
    Reply.Builder reply = Reply.status(201).with(new WriteHeaders(blob)).with(upload.echo());
    if (!request.call().headers().has("Content-MD5")) {
      reply.header("Content-MD5", upload.md5());
    }
    return write.replace(Decision.of(reply.build()), blob);
  }

  private static ContentHeaders withMd5(ContentHeaders headers, Upload upload) {
    return headers.md5().isPresent() ? headers : headers.withMd5(upload.md5());
  }
}
