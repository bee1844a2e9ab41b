package dev.malachite.blob.object;

import dev.malachite.blob.model.Blob;
import dev.malachite.blob.model.BlobStore;
import dev.malachite.domain.ByteRange;
import dev.malachite.domain.ByteSpan;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.errors.ErrorCode;
import java.util.Optional;

/**
 * Get Blob. The bytes are those of the version that was looked up, whatever is written meanwhile.
 */
public final class GetBlob implements Operation {
  private final BlobStore blobs;

  public GetBlob(BlobStore blobs) {
    this.blobs = blobs;
  }

  @Override
  public Reply handle(Call call) {
    Optional<ByteRange> range = ByteRange.forRead(call.header("Range"), call.header("x-ms-range"));
    RangeDigest digest = RangeDigest.of(call, range);
    BlobReads read = BlobReads.of(blobs, call);
    if (read.current()) {
      Guards.requireOrdinary(read.blob());
    }
    Guards.requireOnline(read.blob(), read.now());
    BlobPayload payload = new BlobPayload(blobs, read.blob().bytes());
    Reply.Builder reply = Reply.status(range.isPresent() ? 206 : 200).with(new BlobHeaders(read));
    return range
        .map(each -> part(reply, read.blob(), payload, digest, each))
        .orElseGet(() -> whole(reply, read.blob(), payload));
  }

  private static Reply whole(Reply.Builder reply, Blob blob, BlobPayload payload) {
    return reply.header("Content-MD5", blob.headers().md5()).payload(payload.whole()).build();
  }

  private static Reply part(
      Reply.Builder reply, Blob blob, BlobPayload payload, RangeDigest digest, ByteRange range) {
    long length = blob.bytes().length();
    ByteSpan span =
        range
            .resolve(length)
            .orElseThrow(() ->
                ErrorCode.INVALID_RANGE.exception().header("Content-Range", "bytes */" + length));
    reply
        .header("Content-Range", "bytes " + span.first() + "-" + span.last() + "/" + length)
        .header("x-ms-blob-content-md5", blob.headers().md5());
    return digest.addTo(reply, payload.part(span)).build();
  }
}
