package dev.malachite.blob.copy;

import dev.malachite.blob.model.Blob;
import dev.malachite.blob.model.BlobStore;
import dev.malachite.blob.object.BlobPayload;
import dev.malachite.blob.object.BlobReads;
import dev.malachite.domain.ByteRange;
import dev.malachite.domain.ByteSpan;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.checks.VersionHeaders;
import dev.malachite.protocol.copy.SourceRequest;
import dev.malachite.protocol.copy.Sources;
import dev.malachite.protocol.errors.ErrorCode;
import java.util.Optional;

/**
 * Sources that Copy Blob may read, though nobody may get them: a copy is a way out of the archive.
 */
record ArchivedSources(BlobStore blobs, Sources sources) implements Sources {
  @Override
  public Reply fetch(SourceRequest request) {
    Reply reply = sources.fetch(request);
    return isArchived(reply) && request.url().parameter("comp").isEmpty()
        ? sources.locate(request).map(this::read).orElse(reply)
        : reply;
  }

  // The refusal itself says that whoever asks is allowed to read.
  private static boolean isArchived(Reply reply) {
    return reply
        .headers()
        .first("x-ms-error-code")
        .filter(ErrorCode.BLOB_ARCHIVED.code()::equals)
        .isPresent();
  }

  private Reply read(Call call) {
    Blob blob = BlobReads.of(blobs, call).blob();
    BlobPayload payload = new BlobPayload(blobs, blob.bytes());
    Optional<ByteSpan> span =
        ByteRange.forRead(call.header("Range"), Optional.empty())
            .flatMap(range -> range.resolve(blob.bytes().length()));
    return Reply.status(span.isPresent() ? 206 : 200)
        .with(new VersionHeaders(blob.version()))
        .payload(span.map(payload::part).orElseGet(payload::whole))
        .build();
  }

  @Override
  public boolean isNear(SourceRequest request) {
    return sources.isNear(request);
  }

  @Override
  public Optional<Call> locate(SourceRequest request) {
    return sources.locate(request);
  }
}
