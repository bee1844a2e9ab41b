package dev.malachite.queue.model;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;

/**
 * Messages that a consumer of this process saw a moment ago and left to others, who need not look
 * for some themselves then. Each is given to one consumer. Somebody else may have it by now: that
 * costs the one who tries a lost race, because the commit decides.
 */
public final class Leftovers {
  private static final Duration FRESH = Duration.ofMillis(50);
  private static final int MOST_QUEUES = 64;

  private record Seen(Queue<Candidate> candidates, Instant at) {
    boolean isFresh(Instant now) {
      return !now.isAfter(at.plus(FRESH));
    }
  }

  private final Map<String, Seen> byGeneration = new ConcurrentHashMap<>();

  /** What a scan at that instant found and nobody wanted. */
  public void leave(String generation, List<Candidate> candidates, Instant now) {
    Seen before = byGeneration.get(generation);
    boolean enough = before != null && before.isFresh(now) && !before.candidates().isEmpty();
    if (candidates.isEmpty() || enough) {
      return;
    }
    if (byGeneration.size() >= MOST_QUEUES) {
      byGeneration.clear();
    }
    byGeneration.put(generation, new Seen(new ConcurrentLinkedQueue<>(candidates), now));
  }

  /** In the order of the queue; nobody else is given them. */
  public List<Candidate> take(String generation, int most, Instant now) {
    Seen seen = byGeneration.get(generation);
    if (seen == null) {
      return List.of();
    }
    if (!seen.isFresh(now)) {
      byGeneration.remove(generation, seen);
      return List.of();
    }
    List<Candidate> taken = new ArrayList<>();
    while (taken.size() < most) {
      Candidate next = seen.candidates().poll();
      if (next == null) {
        return taken;
      }
      if (!next.message().isExpired(now)) {
        taken.add(next);
      }
    }
    return taken;
  }
}
