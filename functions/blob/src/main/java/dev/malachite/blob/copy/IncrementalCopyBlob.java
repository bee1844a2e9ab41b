package dev.malachite.blob.copy;

import dev.malachite.blob.model.Blob;
import dev.malachite.blob.model.BlobBytes;
import dev.malachite.blob.model.BlobStore;
import dev.malachite.blob.model.BlobType;
import dev.malachite.blob.model.CopyState;
import dev.malachite.blob.model.CopyWork;
import dev.malachite.blob.model.CopyWorkCodec;
import dev.malachite.blob.object.BlobConditions;
import dev.malachite.blob.object.BlobWrite;
import dev.malachite.blob.object.Guards;
import dev.malachite.blob.page.PageResize;
import dev.malachite.blob.property.PageTier;
import dev.malachite.domain.Lease;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.copy.CopySource;
import dev.malachite.protocol.copy.Sources;
import dev.malachite.protocol.errors.ErrorCode;
import dev.malachite.protocol.integrity.BodyLimits;
import dev.malachite.store.Decision;
import dev.malachite.store.View;
import java.util.Optional;
import java.util.OptionalLong;

/** Incremental Copy Blob. */
public final class IncrementalCopyBlob implements Operation {
  private final BlobStore blobs;
  private final Sources sources;
  private final CopyRunner runner;

  public IncrementalCopyBlob(BlobStore blobs, Sources sources, CopyRunner runner) {
    this.blobs = blobs;
    this.sources = sources;
    this.runner = runner;
  }

  private record Request(
      CopyRequest copy, BlobConditions conditions, CopySource source, IncrementalSource url) {}

  @Override
  public Reply handle(Call call) {
    BodyLimits.requireEmpty(call.body());
    BlobConditions conditions = BlobConditions.ofTarget(call);
    CopySource source = CopySource.ofOwner(sources, call);
    IncrementalSource url = IncrementalSource.of(source.url());
    SourceProperties properties = SourceVerification.of(source, call);
    if (properties.type() != BlobType.PAGE) {
      throw ErrorCode.INVALID_SOURCE_BLOB_TYPE.exception();
    }
    CopyRequest copy = CopyRequest.of(blobs, call, properties);
    Request request = new Request(copy, conditions, source, url);
    Reply reply =
        blobs.transactions().run(BlobWrite.plan(blobs, call), view -> begin(request, view));
    runner.start(CopyWork.key(copy.id()));
    return reply;
  }

  private Decision<Reply> begin(Request request, View view) {
    BlobWrite write = BlobWrite.of(blobs, request.copy().call(), view);
    Lease lease = write.checkCreate(request.conditions());
    Optional<Blob> old = write.current();
    old.ifPresent(blob -> Guards.requireType(blob, BlobType.PAGE));
    Optional<String> previous = request.url().previous(old);
    Optional<String> lastSnapshot = old.flatMap(Blob::copy).flatMap(CopyState::destinationSnapshot);
    CopyState state = request.copy().pending().incremental(lastSnapshot);
    return previous.isPresent()
        ? goOn(request, write, old.orElseThrow().withLease(lease), previous, state, view)
        : startAfresh(request, write, lease, state, view);
  }

  // The same pages go on, so that the snapshots of the copy can be compared with each other.
  private Decision<Reply> goOn(
      Request request,
      BlobWrite write,
      Blob blob,
      Optional<String> previous,
      CopyState state,
      View view) {
    long length = request.copy().source().length();
    PageTier.requireFit(blob.tier(), length);
    Decision<BlobBytes> resizing = Decision.of(blob.bytes());
    BlobBytes bytes = new PageResize(length).apply(blob, view, resizing);
    Blob pending =
        blob.edit()
            .bytes(bytes)
            .copy(Optional.of(state))
            .sequenceNumber(request.copy().source().sequenceNumber())
            .version(blobs.changed(view.now()))
            .build();
    Decision<Reply> decision = Decision.of(CopyReply.of(pending).build());
    addWork(decision, work(request, write, bytes, previous), view);
    return write.update(decision, pending);
  }

  private Decision<Reply> startAfresh(
      Request request, BlobWrite write, Lease lease, CopyState state, View view) {
    BlobBytes empty =
        EmptyBytes.of(blobs, BlobType.PAGE, write.key(), request.copy().source().length());
    Blob pending = request.copy().blob(write, lease, empty, state);
    Decision<Reply> decision = Decision.of(CopyReply.of(pending).build());
    addWork(decision, work(request, write, empty, Optional.empty()), view);
    return write.replace(EmptyBytes.own(decision, empty, write.key()), pending);
  }

  private void addWork(Decision<Reply> decision, CopyWork work, View view) {
    decision.put(
        work.key(),
        CopyWorkCodec.encode(work),
        OptionalLong.of(blobs.settings().copyAbandonedAt(view.now()).toEpochMilli()));
  }

  private static CopyWork work(
      Request request, BlobWrite write, BlobBytes bytes, Optional<String> previous) {
    return new CopyWork(
        write.key(),
        request.copy().id(),
        request.source().url().text(),
        request.source().asker(),
        request.copy().source().etag(),
        write.now(),
        bytes,
        0,
        request.copy().source().length(),
        true,
        previous);
  }
}
