package dev.malachite.blob.query;

import dev.malachite.domain.Ids;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Headers;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Payload;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.errors.ErrorCode;
import dev.malachite.protocol.integrity.BodyLimits;
import java.nio.ByteBuffer;
import java.util.Locale;
import java.util.Set;

/** Query Blob Contents, over delimited text and JSON. The blob is read as Get Blob reads it. */
public final class QueryBlobContents implements Operation {
  private static final long LARGEST = 1024 * 1024;
  private static final int MARKER = 16;
  private static final Set<String> OF_READS_ONLY =
      Set.of(
          "range",
          "x-ms-range",
          "x-ms-range-get-content-md5",
          "x-ms-range-get-content-crc64",
          "content-length",
          "content-md5");
  private static final Set<String> OF_THE_WHOLE =
      Set.of("content-length", "content-md5", "content-type", "content-encoding");

  private final Ids ids;
  private final Operation get;

  public QueryBlobContents(Ids ids, Operation get) {
    this.ids = ids;
    this.get = get;
  }

  @Override
  public Reply handle(Call call) {
    QueryRequest request = QueryRequest.read(BodyLimits.limited(call.body(), LARGEST));
    Statement statement = QueryPlan.statement(request, call.receivedAt());
    Reply blob = get.handle(call.withHeaders(without(OF_READS_ONLY, call.headers()).build()));
    if (!blob.headers().first("x-ms-blob-type").orElse("").equals("BlockBlob")) {
      throw ErrorCode.INVALID_BLOB_TYPE.exception();
    }
    QueryPlan plan = new QueryPlan(request, statement, blob.payload().length());
    byte[] marker = ByteBuffer.allocate(MARKER).putLong(ids.unique()).putLong(ids.unique()).array();
    Headers headers =
        without(OF_THE_WHOLE, blob.headers()).add("Content-Type", "avro/binary").build();
    return new Reply(
        200,
        headers,
        Payload.ofUnknownLength(
            () -> new ResultStream(plan, blob.payload().stream().get(), marker)));
  }

  private static Headers.Builder without(Set<String> names, Headers headers) {
    Headers.Builder kept = Headers.builder();
    headers.forEach((name, value) -> {
      if (!names.contains(name.toLowerCase(Locale.ROOT))) {
        kept.add(name, value);
      }
    });
    return kept;
  }
}
