package dev.malachite.blob.model;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/**
 * What an operator chooses for the Blob service.
 *
 * @param versioning whether every overwrite keeps what was there as a version
 * @param containerRetentionDays how long a deleted container can be restored; 0 where it cannot
 * @param standardRehydration how long the way out of the archive takes
 * @param highRehydration the same for those in a hurry
 * @param copyPatience how long a copy in the background may show no progress before another process
 *     takes it to be abandoned
 */
public record BlobSettings(
    boolean versioning,
    int containerRetentionDays,
    Duration standardRehydration,
    Duration highRehydration,
    Duration copyPatience) {
  public static final BlobSettings DEFAULT = new BlobSettings(false, 0);

  public BlobSettings(boolean versioning) {
    this(versioning, 0);
  }

  public BlobSettings(boolean versioning, int containerRetentionDays) {
    this(versioning, containerRetentionDays, Duration.ofMinutes(2));
  }

  public BlobSettings(boolean versioning, int containerRetentionDays, Duration copyPatience) {
    this(
        versioning,
        containerRetentionDays,
        Duration.ofHours(15),
        Duration.ofHours(1),
        copyPatience);
  }

  /** When somebody else may take a copy that goes on now to be abandoned. */
  public Instant copyAbandonedAt(Instant now) {
    return now.plus(copyPatience);
  }

  public Duration rehydration(boolean high) {
    return high ? highRehydration : standardRehydration;
  }

  /** How long a container that is deleted now can be restored, if at all. */
  public Optional<Instant> containerRestorableUntil(Instant now) {
    return containerRetentionDays == 0
        ? Optional.empty()
        : Optional.of(now.plus(Duration.ofDays(containerRetentionDays)));
  }
}
