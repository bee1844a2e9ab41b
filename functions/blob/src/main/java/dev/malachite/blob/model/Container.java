package dev.malachite.blob.model;

import dev.malachite.domain.Lease;
import dev.malachite.domain.Metadata;
import dev.malachite.domain.ResourceVersion;
import dev.malachite.protocol.auth.PublicAccess;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/**
 * A container as stored.
 *
 * @param generation names this life of the container: its blobs live under it, so that deleting is one write
 * @param buckets over how many partitions the blobs are spread
 * @param deletedAt when it was deleted; the name stays blocked for a while
 */
public record Container(
    String generation,
    int buckets,
    ResourceVersion version,
    Metadata metadata,
    PublicAccess.Level publicLevel,
    Lease lease,
    Optional<Instant> deletedAt) {

  /** How long nobody can create a container under the name of a deleted one. */
  public static final Duration NAME_BLOCKED = Duration.ofSeconds(30);

  public boolean isNameBlocked(Instant now) {
    return deletedAt.stream().anyMatch(at -> now.isBefore(at.plus(NAME_BLOCKED)));
  }

  public boolean isLive() {
    return deletedAt.isEmpty();
  }

  public Container withMetadata(Metadata other, ResourceVersion changed) {
    return new Container(generation, buckets, changed, other, publicLevel, lease, deletedAt);
  }

  public Container withLease(Lease other) {
    return new Container(generation, buckets, version, metadata, publicLevel, other, deletedAt);
  }

  public Container deleted(Instant at) {
    return new Container(generation, buckets, version, metadata, publicLevel, Lease.NONE, Optional.of(at));
  }
}
