package dev.malachite.blob.object;

import dev.malachite.blob.model.Blob;
import dev.malachite.blob.model.ContentHeaders;
import dev.malachite.domain.HttpDate;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.checks.LeaseHeaders;
import dev.malachite.protocol.checks.VersionHeaders;
import dev.malachite.protocol.integrity.MetadataHeaders;
import java.time.Instant;

/** What reads of a blob tell about it, but for the MD5, which depends on the range. */
record BlobHeaders(Blob blob, Instant now) implements Reply.Part {
  @Override
  public void writeTo(Reply.Builder reply) {
    ContentHeaders headers = blob.headers();
    reply
        .with(new VersionHeaders(blob.version()))
        .with(MetadataHeaders.write(blob.metadata()))
        .with(new LeaseHeaders(blob.lease(), now))
        .header("Content-Type", headers.type())
        .header("Content-Encoding", headers.encoding())
        .header("Content-Language", headers.language())
        .header("Content-Disposition", headers.disposition())
        .header("Cache-Control", headers.cacheControl())
        .header("Accept-Ranges", "bytes")
        .header("x-ms-blob-type", blob.type().wireName())
        .header("x-ms-creation-time", HttpDate.format(blob.createdAt()))
        .header("x-ms-server-encrypted", "true")
        .header("x-ms-access-tier", "Hot")
        .header("x-ms-access-tier-inferred", "true");
  }
}
