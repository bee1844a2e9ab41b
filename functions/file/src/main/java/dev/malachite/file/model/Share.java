package dev.malachite.file.model;

import dev.malachite.domain.Lease;
import dev.malachite.domain.Metadata;
import dev.malachite.domain.ResourceVersion;
import dev.malachite.protocol.xml.SignedIdentifier;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * A share as stored, and a snapshot of one.
 *
 * @param generation names this life of the share: its tree lives under it
 * @param epoch how many snapshots were ever taken; of a snapshot, its number
 * @param snapshots how many snapshots there are
 * @param deletedAt when it was deleted; the name stays blocked for a while
 */
public record Share(
    String generation,
    int buckets,
    ResourceVersion version,
    Metadata metadata,
    ShareSettings settings,
    Lease lease,
    List<SignedIdentifier> policies,
    long epoch,
    int snapshots,
    Optional<Instant> deletedAt) {

  /** How long nobody can create a share under the name of a deleted one. */
  public static final Duration NAME_BLOCKED = Duration.ofSeconds(30);

  public static final int MOST_SNAPSHOTS = 200;

  public static Share create(
      String generation,
      int buckets,
      ResourceVersion version,
      Metadata metadata,
      ShareSettings settings) {
    return new Share(
        generation,
        buckets,
        version,
        metadata,
        settings,
        Lease.NONE,
        List.of(),
        0,
        0,
        Optional.empty());
  }

  public boolean isLive() {
    return deletedAt.isEmpty();
  }

  public boolean isNameBlocked(Instant now) {
    return deletedAt.stream().anyMatch(at -> now.isBefore(at.plus(NAME_BLOCKED)));
  }

  public Share with(Metadata other, ResourceVersion changed) {
    return new Share(
        generation,
        buckets,
        changed,
        other,
        settings,
        lease,
        policies,
        epoch,
        snapshots,
        deletedAt);
  }

  public Share with(ShareSettings other, ResourceVersion changed) {
    return new Share(
        generation,
        buckets,
        changed,
        metadata,
        other,
        lease,
        policies,
        epoch,
        snapshots,
        deletedAt);
  }

  public Share with(List<SignedIdentifier> other, ResourceVersion changed) {
    return new Share(
        generation,
        buckets,
        changed,
        metadata,
        settings,
        lease,
        other,
        epoch,
        snapshots,
        deletedAt);
  }

  public Share with(Lease other) {
    return new Share(
        generation,
        buckets,
        version,
        metadata,
        settings,
        other,
        policies,
        epoch,
        snapshots,
        deletedAt);
  }

  /** After one more snapshot was taken. */
  public Share advanced() {
    return counted(epoch + 1, snapshots + 1);
  }

  /** After a snapshot was deleted. */
  public Share reduced() {
    return counted(epoch, snapshots - 1);
  }

  public Share deleted(Instant at) {
    return new Share(
        generation,
        buckets,
        version,
        metadata,
        settings,
        Lease.NONE,
        policies,
        epoch,
        snapshots,
        Optional.of(at));
  }

  public Share restored(ResourceVersion changed) {
    return new Share(
        generation,
        buckets,
        changed,
        metadata,
        settings,
        Lease.NONE,
        policies,
        epoch,
        snapshots,
        Optional.empty());
  }

  private Share counted(long newEpoch, int newSnapshots) {
    return new Share(
        generation,
        buckets,
        version,
        metadata,
        settings,
        lease,
        policies,
        newEpoch,
        newSnapshots,
        deletedAt);
  }
}
