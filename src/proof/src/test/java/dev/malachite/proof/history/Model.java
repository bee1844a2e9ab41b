package dev.malachite.proof.history;

import java.time.Instant;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What one key should do, called by one client at a time. */
public interface Model<S, A> {
  S start();

  /**
   * The state after the action, or null where the answer cannot be of this state.
   *
   * @param seen empty where the outcome is unknown: as if it had been carried out
   * @param now one of the instants the call may have seen
   */
  @Nullable S next(S state, A action, Optional<Seen> seen, Instant now);

  /** Whether it matters what the clock shows. */
  default boolean isTimed() {
    return false;
  }
}
