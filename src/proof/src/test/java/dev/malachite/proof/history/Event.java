package dev.malachite.proof.history;

import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * One call of a client.
 *
 * @param seen empty where nobody knows whether it took effect
 * @param invoked its place in the order of all beginnings and ends
 * @param returned the same; never, where there was no answer
 * @param moments what the clock may have shown to it
 */
public record Event<A>(
    int client,
    String key,
    A action,
    Optional<Seen> seen,
    int invoked,
    int returned,
    List<Instant> moments) {
  static final int NEVER = Integer.MAX_VALUE;

  public boolean isAnswered() {
    return seen.isPresent();
  }

  @Override
  public String toString() {
    return "%3d-%-4s client %d  %-12s %s -> %s   [%s .. %s]"
        .formatted(
            invoked,
            isAnswered() ? returned : "",
            client,
            key,
            action,
            seen.map(Seen::toString).orElse("no answer"),
            moments.getFirst(),
            moments.getLast());
  }
}
