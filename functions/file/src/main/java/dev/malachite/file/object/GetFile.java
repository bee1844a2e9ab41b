package dev.malachite.file.object;

import dev.malachite.domain.ByteRange;
import dev.malachite.domain.ByteSpan;
import dev.malachite.file.model.FileStore;
import dev.malachite.file.model.Found;
import dev.malachite.file.model.Node;
import dev.malachite.file.model.Sharing;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Payload;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.errors.ErrorCode;
import dev.malachite.sparse.SparseMap;
import dev.malachite.sparse.SparseReader;
import java.util.Optional;

/**
 * Get File. The bytes are those of the version that was looked up, whatever is written meanwhile.
 */
public final class GetFile implements Operation {
  private final FileStore files;

  public GetFile(FileStore files) {
    this.files = files;
  }

  @Override
  public Reply handle(Call call) {
    Optional<ByteRange> range = ByteRange.forRead(call.header("Range"), call.header("x-ms-range"));
    RangeDigest digest = RangeDigest.of(call, range);
    Found found = Found.file(files, call, Sharing.READ);
    Node.Data data = found.data();
    Reply.Builder reply =
        Reply.status(range.isPresent() ? 206 : 200)
            .with(new FileHeaders(found.node(), found.now()))
            .header("Accept-Ranges", "bytes");
    return range.map(each -> part(reply, data, digest, each)).orElseGet(() -> whole(reply, data));
  }

  private Reply whole(Reply.Builder reply, Node.Data data) {
    long length = data.map().length();
    Payload payload =
        length == 0 ? Payload.empty() : payload(data.map(), new ByteSpan(0, length - 1));
    return reply.header("Content-MD5", data.headers().md5()).payload(payload).build();
  }

  private Reply part(Reply.Builder reply, Node.Data data, RangeDigest digest, ByteRange range) {
    long length = data.map().length();
    ByteSpan span =
        range
            .resolve(length)
            .orElseThrow(() ->
                ErrorCode.INVALID_RANGE.exception().header("Content-Range", "bytes */" + length));
    reply
        .header("Content-Range", "bytes " + span.first() + "-" + span.last() + "/" + length)
        .header("x-ms-content-md5", data.headers().md5());
    return digest.addTo(reply, payload(data.map(), span)).build();
  }

  private Payload payload(SparseMap map, ByteSpan span) {
    SparseReader reader = new SparseReader(files.sparse());
    return new Payload(span.length(), () -> reader.open(map, span.first(), span.length()));
  }
}
