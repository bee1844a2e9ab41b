package dev.malachite.blob.copy;

import dev.malachite.blob.model.Blob;
import dev.malachite.blob.model.BlobBytes;
import dev.malachite.blob.model.BlobStore;
import dev.malachite.blob.model.CopyWork;
import dev.malachite.blob.model.CopyWorkCodec;
import dev.malachite.blob.object.BlobWrite;
import dev.malachite.domain.Lease;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.copy.CopySource;
import dev.malachite.protocol.copy.Sources;
import dev.malachite.protocol.errors.ErrorCode;
import dev.malachite.protocol.integrity.BodyLimits;
import dev.malachite.store.Decision;
import dev.malachite.store.Key;
import dev.malachite.store.View;
import java.util.Optional;
import java.util.OptionalLong;

/** Copy Blob. What is near and small is copied at once, all else in the background. */
public final class CopyBlob implements Operation {
  private final BlobStore blobs;
  private final Sources sources;
  private final CopyRunner runner;
  private final long largestAtOnce;

  public CopyBlob(BlobStore blobs, Sources sources, CopyRunner runner, long largestAtOnce) {
    this.blobs = blobs;
    this.sources = sources;
    this.runner = runner;
    this.largestAtOnce = largestAtOnce;
  }

  @Override
  public Reply handle(Call call) {
    BodyLimits.requireEmpty(call.body());
    DestinationChecks checks = DestinationChecks.of(call);
    boolean copiesTags = CopyTags.areCopied(call);
    CopySource source = CopySource.ofOwner(new ArchivedSources(blobs, sources), call);
    SourceProperties properties = SourceVerification.of(source, call);
    CopyRequest plain = CopyRequest.of(blobs, call, properties);
    CopyRequest request = copiesTags ? plain.withTags(CopyTags.of(source)) : plain;
    return source.isNear() && properties.length() <= largestAtOnce
        ? copyAtOnce(request, checks, source)
        : begin(request, checks, source);
  }

  private Reply copyAtOnce(CopyRequest request, DestinationChecks checks, CopySource source) {
    View seen = blobs.transactions().read(BlobWrite.plan(blobs, request.call()));
    BlobWrite preview = BlobWrite.of(blobs, request.call(), seen);
    checks.check(preview, request.source().type());
    Key head = preview.key();
    BlobBytes empty =
        EmptyBytes.of(blobs, request.source().type(), head, request.source().length());
    return WholeCopy.run(
        blobs,
        ByteCopies.of(blobs, source, request.source(), head),
        empty,
        bytes ->
            blobs
                .transactions()
                .run(
                    BlobWrite.plan(blobs, request.call()),
                    view -> finish(request, checks, head, bytes, view)));
  }

  private Decision<Reply> finish(
      CopyRequest request, DestinationChecks checks, Key head, BlobBytes bytes, View view) {
    BlobWrite write = BlobWrite.of(blobs, request.call(), view);
    if (!write.key().equals(head)) {
      throw ErrorCode.SERVER_BUSY.exception();
    }
    Lease lease = checks.check(write, request.source().type());
    Blob blob = request.blob(write, lease, bytes, request.pending().succeeded(view.now()));
    Decision<Reply> decision = Decision.of(CopyReply.of(blob).build());
    return write.replace(EmptyBytes.own(decision, bytes, head), blob);
  }

  private Reply begin(CopyRequest request, DestinationChecks checks, CopySource source) {
    Reply reply =
        blobs
            .transactions()
            .run(
                BlobWrite.plan(blobs, request.call()),
                view -> begin(request, checks, source, view));
    runner.start(CopyWork.key(request.id()));
    return reply;
  }

  private Decision<Reply> begin(
      CopyRequest request, DestinationChecks checks, CopySource source, View view) {
    BlobWrite write = BlobWrite.of(blobs, request.call(), view);
    Lease lease = checks.check(write, request.source().type());
    BlobBytes empty =
        EmptyBytes.of(blobs, request.source().type(), write.key(), request.source().length());
    Blob blob = request.blob(write, lease, empty, request.pending());
    CopyWork work = work(request, source, write, empty);
    Decision<Reply> decision = Decision.of(CopyReply.of(blob).build());
    decision.put(
        work.key(),
        CopyWorkCodec.encode(work),
        OptionalLong.of(blobs.settings().copyAbandonedAt(view.now()).toEpochMilli()));
    return write.replace(EmptyBytes.own(decision, empty, write.key()), blob);
  }

  private static CopyWork work(
      CopyRequest request, CopySource source, BlobWrite write, BlobBytes empty) {
    return new CopyWork(
        write.key(),
        request.id(),
        source.url().text(),
        source.asker(),
        request.source().etag(),
        write.now(),
        empty,
        0,
        request.source().length(),
        false,
        Optional.empty());
  }
}
