package dev.malachite.blob.model;

import dev.malachite.domain.Lease;
import dev.malachite.domain.Metadata;
import dev.malachite.domain.ResourceVersion;
import java.time.Instant;

/** A blob as stored. */
public record Blob(
    BlobType type,
    ResourceVersion version,
    Instant createdAt,
    ContentHeaders headers,
    Metadata metadata,
    Lease lease,
    BlobBytes bytes) {

  public Blob withLease(Lease other) {
    return new Blob(type, version, createdAt, headers, metadata, other, bytes);
  }
}
