package dev.malachite.blob.copy;

import dev.malachite.blob.model.BlobType;
import dev.malachite.blob.model.ContentHeaders;
import dev.malachite.blob.model.Tier;
import dev.malachite.domain.Metadata;
import dev.malachite.protocol.Headers;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.errors.ErrorCode;
import dev.malachite.protocol.integrity.MetadataHeaders;
import java.util.Optional;

/** What the source of a copy tells about itself. */
record SourceProperties(
    BlobType type,
    long length,
    String etag,
    ContentHeaders headers,
    Metadata metadata,
    long sequenceNumber,
    boolean sealed,
    boolean archived) {

  static SourceProperties of(Reply reply) {
    Headers headers = reply.headers();
    return new SourceProperties(
        headers.first("x-ms-blob-type").map(SourceProperties::type).orElse(BlobType.BLOCK),
        headers
            .first("Content-Length")
            .flatMap(SourceProperties::number)
            .orElseThrow(() -> ErrorCode.CANNOT_VERIFY_COPY_SOURCE.exception().status(400)),
        headers.first("ETag").orElse(""),
        contentHeaders(headers),
        MetadataHeaders.read(headers),
        headers.first("x-ms-blob-sequence-number").flatMap(SourceProperties::number).orElse(0L),
        headers.first("x-ms-blob-sealed").filter("true"::equals).isPresent(),
        headers.first("x-ms-access-tier").filter(Tier.ARCHIVE::equals).isPresent());
  }

  static ContentHeaders contentHeaders(Headers headers) {
    return new ContentHeaders(
        headers.first("Content-Type"),
        headers.first("Content-Encoding"),
        headers.first("Content-Language"),
        headers.first("Content-Disposition"),
        headers.first("Cache-Control"),
        headers.first("Content-MD5"));
  }

  private static BlobType type(String wireName) {
    for (BlobType type : BlobType.values()) {
      if (type.wireName().equals(wireName)) {
        return type;
      }
    }
    throw ErrorCode.INVALID_SOURCE_BLOB_TYPE.exception();
  }

  private static Optional<Long> number(String text) {
    try {
      return Optional.of(Long.parseLong(text));
    } catch (NumberFormatException notANumber) {
      return Optional.empty();
    }
  }
}
