package dev.malachite.queue.model;

import dev.malachite.store.Key;
import java.time.Instant;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * A message as stored.
 *
 * @param expiresAt from when on it does not exist any more; empty: never
 * @param claim tells the one valid receipt from all earlier ones
 */
public record Message(
    String id,
    Instant visibleAt,
    Instant insertedAt,
    Optional<Instant> expiresAt,
    long dequeueCount,
    long claim,
    MessageText text) {

  public boolean isExpired(Instant now) {
    return expiresAt.stream().anyMatch(at -> !now.isBefore(at));
  }

  public boolean hasTextApart() {
    return text instanceof MessageText.Apart;
  }

  public PopReceipt receipt() {
    return new PopReceipt(visibleAt, claim, hasTextApart());
  }

  public Key key(Queue queue) {
    return QueueKeys.message(queue.generation(), queue.buckets(), visibleAt, id);
  }

  /** When reclaim may remove it. */
  public OptionalLong dueAt() {
    return expiresAt.isPresent()
        ? OptionalLong.of(expiresAt.get().toEpochMilli() + 1)
        : OptionalLong.empty();
  }

  public Message dequeued(Instant nextVisible, long freshClaim) {
    return new Message(id, nextVisible, insertedAt, expiresAt, dequeueCount + 1, freshClaim, text);
  }

  public Message updated(Instant nextVisible, long freshClaim, MessageText other) {
    return new Message(id, nextVisible, insertedAt, expiresAt, dequeueCount, freshClaim, other);
  }
}
