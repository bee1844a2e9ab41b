package dev.malachite.blob.object;

import dev.malachite.blob.encryption.EncryptionHeaders;
import dev.malachite.blob.model.Blob;
import dev.malachite.blob.model.BlobBytes;
import dev.malachite.blob.model.ContentHeaders;
import dev.malachite.blob.property.ProtectionHeaders;
import dev.malachite.domain.HttpDate;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.checks.LeaseHeaders;
import dev.malachite.protocol.checks.VersionHeaders;
import dev.malachite.protocol.integrity.MetadataHeaders;
import java.time.Instant;

/** What reads of a blob tell about it, but for the MD5, which depends on the range. */
public record BlobHeaders(Blob blob, boolean current, Instant now) implements Reply.Part {
  public BlobHeaders(BlobReads read) {
    this(read.blob(), read.current(), read.now());
  }

  @Override
  public void writeTo(Reply.Builder reply) {
    ContentHeaders headers = blob.headers();
    reply
        .with(new VersionHeaders(blob.version()))
        .with(MetadataHeaders.write(blob.metadata()))
        .header("Content-Type", headers.type())
        .header("Content-Encoding", headers.encoding())
        .header("Content-Language", headers.language())
        .header("Content-Disposition", headers.disposition())
        .header("Cache-Control", headers.cacheControl())
        .header("Accept-Ranges", "bytes")
        .header("x-ms-blob-type", blob.type().wireName())
        .header("x-ms-creation-time", HttpDate.format(blob.createdAt()))
        .with(EncryptionHeaders.ofRead(blob.encryption()))
        .with(new ProtectionHeaders(blob.protection()));
    writeState(reply);
    blob.copy().ifPresent(copy -> reply.with(new CopyHeaders(copy)));
    writeKind(reply);
  }

  private void writeState(Reply.Builder reply) {
    if (current) {
      reply.with(new LeaseHeaders(blob.lease(), now));
      blob.versionId().ifPresent(id -> reply.header("x-ms-is-current-version", "true"));
    }
    reply.header("x-ms-version-id", blob.versionId());
    if (!blob.tags().isEmpty()) {
      reply.header("x-ms-tag-count", blob.tags().size());
    }
    reply.header("x-ms-expiry-time", blob.protection().expiresAt(), HttpDate::format);
  }

  private void writeKind(Reply.Builder reply) {
    switch (blob.type()) {
      case BLOCK -> reply.with(new TierHeaders(blob.tier(), now));
      case APPEND -> {
        if (blob.bytes() instanceof BlobBytes.Segmented segmented) {
          reply.header("x-ms-blob-committed-block-count", segmented.segments());
        } else {
          reply.header("x-ms-blob-committed-block-count", 0);
        }
        if (blob.sealed()) {
          reply.header("x-ms-blob-sealed", "true");
        }
      }
      case PAGE -> {
        reply.header("x-ms-blob-sequence-number", blob.sequenceNumber());
        if (!blob.tier().inferred()) {
          reply.with(new TierHeaders(blob.tier(), now));
        }
      }
    }
  }
}
