package dev.malachite.blob.model;

import dev.malachite.domain.Lease;
import dev.malachite.domain.Metadata;
import dev.malachite.domain.ResourceVersion;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;

/**
 * A blob as stored.
 *
 * @param committed false while it consists of staged blocks only, and so does not exist for most
 *     operations
 * @param snapshots how many snapshots it has, so that deleting it knows without looking
 * @param versionId its name among the versions, where the account keeps versions
 */
public record Blob(
    BlobType type,
    boolean committed,
    ResourceVersion version,
    Instant createdAt,
    ContentHeaders headers,
    Metadata metadata,
    Map<String, String> tags,
    Lease lease,
    BlobBytes bytes,
    Staging staging,
    Tier tier,
    Optional<CopyState> copy,
    Protection protection,
    Encryption encryption,
    long sequenceNumber,
    boolean sealed,
    int snapshots,
    Optional<String> versionId) {

  /** A blob without anything that is optional. */
  public static BlobBuilder builder(BlobType type, ResourceVersion version, Instant createdAt) {
    return new BlobBuilder(type, version, createdAt);
  }

  /** The same blob, to be changed. */
  public BlobBuilder edit() {
    return new BlobBuilder(this);
  }

  /** Whether it has ceased to exist, though nobody deleted it. */
  public boolean isExpired(Instant now) {
    return protection.expiresAt().filter(at -> !now.isBefore(at)).isPresent();
  }

  public Blob withLease(Lease other) {
    return edit().lease(other).build();
  }
}
