package dev.malachite.blob.copy;

import dev.malachite.blob.model.Blob;
import dev.malachite.blob.model.BlobBytes;
import dev.malachite.blob.model.BlobStore;
import dev.malachite.blob.model.BlobType;
import dev.malachite.blob.object.BlobConditions;
import dev.malachite.blob.object.BlobWrite;
import dev.malachite.blob.object.Guards;
import dev.malachite.domain.Lease;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.copy.CopySource;
import dev.malachite.protocol.copy.SourceChecks;
import dev.malachite.protocol.copy.SourceErrors;
import dev.malachite.protocol.copy.Sources;
import dev.malachite.protocol.errors.ErrorCode;
import dev.malachite.protocol.integrity.BodyLimits;
import dev.malachite.protocol.integrity.TransferChecks;
import dev.malachite.store.Decision;
import dev.malachite.store.Key;
import dev.malachite.store.View;

/** Copy Blob From URL: answered when everything is copied. */
public final class CopyBlobFromUrl implements Operation {
  private static final long LARGEST = 256L * 1024 * 1024;

  private final BlobStore blobs;
  private final Sources sources;

  public CopyBlobFromUrl(BlobStore blobs, Sources sources) {
    this.blobs = blobs;
    this.sources = sources;
  }

  private record Commit(
      CopyRequest request, BlobConditions conditions, Key head, Reply.Part echo) {}

  @Override
  public Reply handle(Call call) {
    BodyLimits.requireEmpty(call.body());
    BlobConditions conditions = BlobConditions.ofTarget(call);
    TransferChecks checks = SourceChecks.of(call);
    boolean copiesTags = CopyTags.areCopied(call);
    CopySource source = CopySource.of(sources, call);
    SourceProperties properties = verify(source);
    CopyRequest plain = CopyRequest.of(blobs, call, properties);
    CopyRequest request = copiesTags ? plain.withTags(CopyTags.of(source)) : plain;
    return copy(request, conditions, source, checks);
  }

  private static SourceProperties verify(CopySource source) {
    Reply reply = source.properties();
    if (SourceErrors.isRefusal(reply)) {
      throw SourceErrors.unverified(reply);
    }
    SourceProperties properties = SourceProperties.of(reply);
    if (properties.type() != BlobType.BLOCK) {
      throw ErrorCode.INVALID_SOURCE_BLOB_TYPE.exception();
    }
    if (properties.length() > LARGEST) {
      throw ErrorCode.REQUEST_BODY_TOO_LARGE.with("MaxLimit", Long.toString(LARGEST));
    }
    return properties;
  }

  private Reply copy(
      CopyRequest request, BlobConditions conditions, CopySource source, TransferChecks checks) {
    View seen = blobs.transactions().read(BlobWrite.plan(blobs, request.call()));
    BlobWrite preview = BlobWrite.of(blobs, request.call(), seen);
    preview.checkCreate(conditions);
    Key head = preview.key();
    return WholeCopy.run(
        blobs,
        ByteCopies.of(blobs, source, request.source(), head),
        BlobBytes.Inline.empty(),
        bytes -> {
          Reply.Part echo = new CopiedDigest(blobs, bytes).verify(checks);
          Commit commit = new Commit(request, conditions, head, echo);
          return blobs
              .transactions()
              .run(BlobWrite.plan(blobs, request.call()), view -> put(commit, bytes, view));
        });
  }

  private Decision<Reply> put(Commit commit, BlobBytes bytes, View view) {
    CopyRequest request = commit.request();
    BlobWrite write = BlobWrite.of(blobs, request.call(), view);
    if (!write.key().equals(commit.head())) {
      throw ErrorCode.SERVER_BUSY.exception();
    }
    Lease lease = write.checkCreate(commit.conditions());
    write.current().ifPresent(old -> Guards.requireType(old, BlobType.BLOCK));
    Blob blob = request.blob(write, lease, bytes, request.pending().succeeded(view.now()));
    return write.replace(Decision.of(CopyReply.of(blob).with(commit.echo()).build()), blob);
  }
}
