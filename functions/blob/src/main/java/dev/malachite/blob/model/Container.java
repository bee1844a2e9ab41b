package dev.malachite.blob.model;

import dev.malachite.domain.Lease;
import dev.malachite.domain.Metadata;
import dev.malachite.domain.ResourceVersion;
import dev.malachite.protocol.auth.PublicAccess;
import dev.malachite.protocol.xml.SignedIdentifier;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * A container as stored.
 *
 * @param generation names this life of the container: its blobs live under it, so that deleting is
 *     one write
 * @param buckets over how many partitions the blobs are spread
 * @param deletedAt when it was deleted; the name stays blocked for a while
 * @param restorableUntil how long the deleted container can come back, where the account keeps
 *     deleted ones
 */
public record Container(
    String generation,
    int buckets,
    ResourceVersion version,
    Metadata metadata,
    PublicAccess.Level publicLevel,
    List<SignedIdentifier> policies,
    DefaultScope scope,
    Lease lease,
    Optional<Instant> deletedAt,
    Optional<Instant> restorableUntil) {

  /** How long nobody can create a container under the name of a deleted one. */
  public static final Duration NAME_BLOCKED = Duration.ofSeconds(30);

  public Container {
    policies = List.copyOf(policies);
  }

  /** An empty container. */
  public static Container fresh(
      String generation,
      int buckets,
      ResourceVersion version,
      Metadata metadata,
      PublicAccess.Level publicLevel,
      DefaultScope scope) {
    return new Container(
        generation,
        buckets,
        version,
        metadata,
        publicLevel,
        List.of(),
        scope,
        Lease.NONE,
        Optional.empty(),
        Optional.empty());
  }

  public boolean isNameBlocked(Instant now) {
    return deletedAt.stream().anyMatch(at -> now.isBefore(at.plus(NAME_BLOCKED)));
  }

  public boolean isLive() {
    return deletedAt.isEmpty();
  }

  public boolean isRestorable(Instant now) {
    return restorableUntil.stream().anyMatch(now::isBefore);
  }

  public Container withMetadata(Metadata other, ResourceVersion changed) {
    return new Container(
        generation,
        buckets,
        changed,
        other,
        publicLevel,
        policies,
        scope,
        lease,
        deletedAt,
        restorableUntil);
  }

  public Container withAccess(
      PublicAccess.Level level, List<SignedIdentifier> identifiers, ResourceVersion changed) {
    return new Container(
        generation,
        buckets,
        changed,
        metadata,
        level,
        identifiers,
        scope,
        lease,
        deletedAt,
        restorableUntil);
  }

  public Container withLease(Lease other) {
    return new Container(
        generation,
        buckets,
        version,
        metadata,
        publicLevel,
        policies,
        scope,
        other,
        deletedAt,
        restorableUntil);
  }

  public Container deleted(Instant at, Optional<Instant> until) {
    return withLife(Optional.of(at), until);
  }

  public Container restored() {
    return withLife(Optional.empty(), Optional.empty());
  }

  private Container withLife(Optional<Instant> end, Optional<Instant> until) {
    return new Container(
        generation,
        buckets,
        version,
        metadata,
        publicLevel,
        policies,
        scope,
        Lease.NONE,
        end,
        until);
  }
}
