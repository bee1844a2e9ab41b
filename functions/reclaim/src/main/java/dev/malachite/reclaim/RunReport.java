package dev.malachite.reclaim;

import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;

/**
 * What one run did.
 *
 * @param complete whether nothing that can be done now is left
 * @param failure why it ended early, if it did
 */
public record RunReport(
    Instant startedAt,
    Duration length,
    Map<String, KindReport> kinds,
    boolean complete,
    Optional<String> failure) {

  /**
   * One kind of residue.
   *
   * @param oldestDue how long the oldest had been due
   */
  public record KindReport(
      long found, long reclaimed, long postponed, long failed, long bytes, Duration oldestDue) {}
}
