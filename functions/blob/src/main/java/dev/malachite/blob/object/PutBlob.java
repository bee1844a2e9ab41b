package dev.malachite.blob.object;

import dev.malachite.blob.model.Blob;
import dev.malachite.blob.model.BlobCodec;
import dev.malachite.blob.model.BlobStore;
import dev.malachite.blob.model.BlobType;
import dev.malachite.blob.model.Container;
import dev.malachite.blob.model.ContentHeaders;
import dev.malachite.blob.model.Leftovers;
import dev.malachite.domain.Conditions;
import dev.malachite.domain.Lease;
import dev.malachite.domain.LeaseId;
import dev.malachite.domain.LeaseTarget;
import dev.malachite.domain.Metadata;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.checks.ConditionChecks;
import dev.malachite.protocol.checks.LeaseChecks;
import dev.malachite.protocol.checks.VersionHeaders;
import dev.malachite.protocol.errors.ErrorCode;
import dev.malachite.protocol.integrity.MetadataHeaders;
import dev.malachite.protocol.integrity.TransferChecks;
import dev.malachite.store.Decision;
import dev.malachite.store.Key;
import dev.malachite.store.Plan;
import dev.malachite.store.View;
import java.util.Optional;

/** Put Blob, of a block blob. */
public final class PutBlob implements Operation {
  private static final long LARGEST = 5000L * 1024 * 1024;

  private final BlobStore blobs;

  public PutBlob(BlobStore blobs) {
    this.blobs = blobs;
  }

  private record Request(
      Call call, ContentHeaders headers, Metadata metadata, Conditions conditions, Optional<LeaseId> leaseId) {
    static Request of(Call call) {
      ContentHeaders headers = ContentHeaders.of(call);
      headers.md5().ifPresent(TransferChecks::parseMd5);
      return new Request(
          call,
          headers,
          MetadataHeaders.read(call.headers()),
          Conditions.parse(call::header),
          LeaseChecks.given(call));
    }
  }

  @Override
  public Reply handle(Call call) {
    Plan plan = blobs.containers().blob(call);
    Request request = Request.of(call);
    Upload upload = Upload.receive(blobs, call, LARGEST);
    return upload.orDiscard(() -> blobs.transactions().run(plan, view -> put(request, upload, view)));
  }

  private Decision<Reply> put(Request request, Upload upload, View view) {
    Container container = blobs.containers().require(request.call(), view);
    Key key = blobs.containers().blobKey(request.call(), container);
    Optional<Blob> old = BlobCodec.find(key, view);
    Lease lease =
        LeaseChecks.write(
            old.map(Blob::lease).orElse(Lease.NONE), LeaseTarget.BLOB, request.leaseId(), view.now());
    ConditionChecks.create(request.conditions(), old.map(Blob::version));
    if (old.isPresent() && old.get().type() != BlobType.BLOCK) {
      throw ErrorCode.INVALID_BLOB_TYPE.exception();
    }
    ContentHeaders headers = request.headers().md5().isPresent() ? request.headers() : request.headers().withMd5(upload.md5());
    Blob blob =
        new Blob(
            BlobType.BLOCK,
            blobs.changed(view.now()),
            old.map(Blob::createdAt).orElse(view.now()),
            headers,
            request.metadata(),
            lease,
            upload.bytes());
    Reply reply =
        Reply.status(201)
            .with(new VersionHeaders(blob.version()))
            .header("Content-MD5", upload.md5())
            .with(upload.echo())
            .header("x-ms-request-server-encrypted", "true")
            .build();
    Decision<Reply> decision = Decision.of(reply).put(key, BlobCodec.encode(blob));
    return Leftovers.of(old).addTo(decision, key, view.now());
  }
}
