package dev.malachite.file.model;

import java.time.Duration;

/**
 * What an operator chooses.
 *
 * @param buckets over how many partitions the directories of a new share are spread
 * @param shareRetention how long a deleted share can be restored
 * @param handleLifetime how long a handle lives that nobody renews
 * @param longestRead how long bytes that are replaced stay for those who still read them
 */
public record FileSettings(
    int buckets, Duration shareRetention, Duration handleLifetime, Duration longestRead) {
  /** The retention that the service has unless it is told otherwise. */
  public static FileSettings standard(int buckets) {
    return standard(buckets, Duration.ofHours(24));
  }

  public static FileSettings standard(int buckets, Duration longestRead) {
    return new FileSettings(buckets, Duration.ofDays(7), Duration.ofMinutes(2), longestRead);
  }
}
