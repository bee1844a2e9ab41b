package dev.malachite.blob.property;

import dev.malachite.blob.model.Blob;
import dev.malachite.blob.model.BlobBuilder;
import dev.malachite.blob.model.BlobStore;
import dev.malachite.blob.model.BlobType;
import dev.malachite.blob.model.ContentHeaders;
import dev.malachite.blob.object.BlobConditions;
import dev.malachite.blob.object.BlobWrite;
import dev.malachite.blob.object.Guards;
import dev.malachite.blob.page.PageResize;
import dev.malachite.blob.page.PageSize;
import dev.malachite.blob.page.SequenceAction;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.checks.VersionHeaders;
import dev.malachite.protocol.integrity.TransferChecks;
import dev.malachite.store.Decision;
import dev.malachite.store.View;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.LongUnaryOperator;

/**
 * Set Blob Properties: the content headers all together, or the size or sequence number of a page
 * blob.
 */
public final class SetBlobProperties implements Operation {
  private final BlobStore blobs;

  public SetBlobProperties(BlobStore blobs) {
    this.blobs = blobs;
  }

  private record Request(
      Call call,
      BlobConditions conditions,
      ContentHeaders headers,
      OptionalLong length,
      LongUnaryOperator sequence,
      boolean ofPages) {
    static Request of(Call call) {
      ContentHeaders headers = ContentHeaders.ofBlob(call);
      headers.md5().ifPresent(TransferChecks::parseMd5);
      OptionalLong length = PageSize.given(call);
      boolean sequenced = call.headers().has("x-ms-sequence-number-action");
      return new Request(
          call,
          BlobConditions.of(call),
          headers,
          length,
          SequenceAction.of(call),
          sequenced || length.isPresent());
    }

    /** Headers that are absent are cleared, unless the request is about pages alone. */
    Optional<ContentHeaders> replacement() {
      return ofPages && headers.equals(ContentHeaders.NONE)
          ? Optional.empty()
          : Optional.of(headers);
    }
  }

  @Override
  public Reply handle(Call call) {
    Request request = Request.of(call);
    return blobs.transactions().run(BlobWrite.plan(blobs, call), view -> set(request, view));
  }

  private Decision<Reply> set(Request request, View view) {
    BlobWrite write = BlobWrite.of(blobs, request.call(), view);
    Blob blob = write.checkChange(request.conditions());
    Guards.requireOnline(blob, view.now());
    if (request.ofPages()) {
      Guards.requireType(blob, BlobType.PAGE);
      Guards.requireOrdinary(blob);
    }
    BlobBuilder changed = blob.edit().version(blobs.changed(view.now())).copy(CopyEnd.of(blob));
    request.replacement().ifPresent(changed::headers);
    changed.sequenceNumber(request.sequence().applyAsLong(blob.sequenceNumber()));
    Blob set = changed.build();
    Decision<Reply> decision = Decision.of(reply(set));
    if (request.length().isPresent()) {
      PageTier.requireFit(blob.tier(), request.length().getAsLong());
      PageResize resize = new PageResize(request.length().getAsLong());
      set = set.edit().bytes(resize.apply(blob, view, decision)).build();
    }
    return write.update(decision, set);
  }

  private static Reply reply(Blob blob) {
    Reply.Builder reply = Reply.status(200).with(new VersionHeaders(blob.version()));
    if (blob.type() == BlobType.PAGE) {
      reply.header("x-ms-blob-sequence-number", blob.sequenceNumber());
    }
    return reply.build();
  }
}
