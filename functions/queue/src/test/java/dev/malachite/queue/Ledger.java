package dev.malachite.queue;

import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What producers and consumers saw, and whether it may be. */
final class Ledger {
  private record Delivery(long count, Instant nextVisible) {}

  private final Set<String> produced = new HashSet<>();
  private final Map<String, Delivery> delivered = new HashMap<>();
  private final Map<String, Long> deleted = new HashMap<>();
  private final Set<String> perhapsDeleted = new HashSet<>();
  private final List<String> violations = new ArrayList<>();

  synchronized void produced(String id) {
    produced.add(id);
  }

  /** A consumer was given the message, at {@code now} at the latest. */
  synchronized void delivered(Received message, Instant now) {
    String id = message.id();
    Delivery current = new Delivery(message.dequeueCount(), message.popReceipt().visibleAt());
    Delivery last = delivered.getOrDefault(id, new Delivery(0, Instant.MIN));
    check(current.count() != last.count(), id + " was delivered twice with the same count");
    check(
        current.count() <= deleted.getOrDefault(id, Long.MAX_VALUE),
        id + " was delivered after it was deleted");
    if (last.count() < current.count()) {
      check(!now.isBefore(last.nextVisible()), id + " was delivered while somebody held it");
      delivered.put(id, current);
    }
  }

  /** The delete with the receipt of this delivery was acknowledged. */
  synchronized void deleted(Received message) {
    check(
        deleted.put(message.id(), message.dequeueCount()) == null,
        message.id() + " was deleted twice");
    check(
        delivered.get(message.id()).count() == message.dequeueCount(),
        message.id() + " was deleted with a receipt that was not the last one");
  }

  /** The consumer died before it learned whether its delete landed. */
  synchronized void perhapsDeleted(Received message) {
    perhapsDeleted.add(message.id());
  }

  synchronized Set<String> lost() {
    Set<String> lost = new HashSet<>(produced);
    lost.removeAll(deleted.keySet());
    lost.removeAll(perhapsDeleted);
    return lost;
  }

  synchronized Set<String> neverDelivered() {
    Set<String> never = new HashSet<>(produced);
    never.removeAll(delivered.keySet());
    return never;
  }

  synchronized List<String> violations() {
    return List.copyOf(violations);
  }

  private void check(boolean holds, String violation) {
    if (!holds) {
      violations.add(violation);
    }
  }
}
