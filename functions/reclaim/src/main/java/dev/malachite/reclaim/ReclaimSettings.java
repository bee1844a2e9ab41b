package dev.malachite.reclaim;

import dev.malachite.store.FreshContent;
import java.time.Duration;

/**
 * What an operator chooses.
 *
 * @param budget how long one run may take
 * @param longestRead how long bytes that nothing refers to stay for those who still read them
 * @param orphanGrace how old content must be before it can be taken for the rest of an upload that
 *     died
 * @param orphanInterval how often all content is looked through for such rests
 * @param leaseRetention how long the holder of a lease that ended can still renew it
 */
public record ReclaimSettings(
    Duration budget,
    Duration longestRead,
    Duration orphanGrace,
    Duration orphanInterval,
    Duration leaseRetention) {
  // Clocks that differ, and calls that take their time.
  private static final Duration MARGIN = Duration.ofHours(1);

  public static final ReclaimSettings STANDARD =
      new ReclaimSettings(
          Duration.ofSeconds(30),
          Duration.ofHours(24),
          Duration.ofDays(2),
          Duration.ofDays(1),
          Duration.ofDays(30));

  public ReclaimSettings {
    if (orphanGrace.compareTo(FreshContent.LONGEST_UPLOAD.plus(MARGIN)) < 0) {
      throw new IllegalArgumentException(
          "The grace for orphans must be at least "
              + FreshContent.LONGEST_UPLOAD.plus(MARGIN)
              + ": an upload may take so long.");
    }
  }
}
