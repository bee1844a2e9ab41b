package dev.malachite.queue.model;

import dev.malachite.domain.Metadata;
import dev.malachite.protocol.xml.SignedIdentifier;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * A queue as stored.
 *
 * @param generation names what holds the messages, so that clearing and deleting are one write
 * @param buckets over how many partitions the messages are spread
 * @param deletedAt when it was deleted; the name stays blocked for a while
 */
public record Queue(
    String generation,
    int buckets,
    Metadata metadata,
    List<SignedIdentifier> policies,
    Optional<Instant> deletedAt) {

  /** How long nobody can create a queue under the name of a deleted one. */
  public static final Duration NAME_BLOCKED = Duration.ofSeconds(30);

  /** How long a write that began before its generation was dropped may still land in it. */
  public static final Duration LATEST_WRITE = Duration.ofMinutes(10);

  public boolean isLive() {
    return deletedAt.isEmpty();
  }

  public boolean isNameBlocked(Instant now) {
    return deletedAt.stream().anyMatch(at -> now.isBefore(at.plus(NAME_BLOCKED)));
  }

  public Queue withMetadata(Metadata other) {
    return new Queue(generation, buckets, other, policies, deletedAt);
  }

  public Queue withPolicies(List<SignedIdentifier> others) {
    return new Queue(generation, buckets, metadata, others, deletedAt);
  }

  /** Without the messages it had. */
  public Queue cleared(String freshGeneration) {
    return new Queue(freshGeneration, buckets, metadata, policies, deletedAt);
  }

  public Queue deleted(Instant at) {
    return new Queue(generation, buckets, Metadata.NONE, List.of(), Optional.of(at));
  }
}
