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
 * @param longestRead how long bytes that are replaced stay for those who still read them
 */
public record BlobSettings(
    boolean versioning,
    int containerRetentionDays,
    Duration standardRehydration,
    Duration highRehydration,
    Duration longestRead) {
  public static final BlobSettings DEFAULT = new BlobSettings(false, 0);

  public BlobSettings(boolean versioning) {
    this(versioning, 0);
  }

  public BlobSettings(boolean versioning, int containerRetentionDays) {
    this(versioning, containerRetentionDays, Duration.ofHours(24));
  }

  public BlobSettings(boolean versioning, int containerRetentionDays, Duration longestRead) {
    this(
        versioning, containerRetentionDays, Duration.ofHours(15), Duration.ofHours(1), longestRead);
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
