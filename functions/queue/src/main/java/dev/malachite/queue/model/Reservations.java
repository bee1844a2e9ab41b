package dev.malachite.queue.model;

import dev.malachite.store.Key;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The messages that consumers of this process are about to claim, so that the others try different
 * ones first. It only spares lost races: the commit decides.
 */
public final class Reservations {
  private final Set<Key> messages = ConcurrentHashMap.newKeySet();
  private final Map<Key, Integer> counts = new ConcurrentHashMap<>();

  /** How many messages of a queue are reserved. */
  public int count(Key queue) {
    return counts.getOrDefault(queue, 0);
  }

  /** Whether nobody has it. */
  public boolean reserve(Key queue, Key message) {
    boolean reserved = messages.add(message);
    if (reserved) {
      counts.merge(queue, 1, Integer::sum);
    }
    return reserved;
  }

  public boolean has(Key message) {
    return messages.contains(message);
  }

  public void release(Key queue, Key message) {
    messages.remove(message);
    counts.computeIfPresent(queue, (key, count) -> count == 1 ? null : count - 1);
  }
}
