package dev.malachite.protocol.copy;

import dev.malachite.protocol.Call;
import dev.malachite.protocol.Reply;
import java.util.Optional;

/** Where copies read from. */
@FunctionalInterface
public interface Sources {
  /** What the source answers, whatever its status; the payload is opened only when it is read. */
  Reply fetch(SourceRequest request);

  /**
   * The request as an operation of this server would get it, if the source is here; nobody has
   * authorized it.
   */
  default Optional<Call> locate(SourceRequest request) {
    return Optional.empty();
  }

  /** Whether the source is on this server, so that reading it is quick. */
  default boolean isNear(SourceRequest request) {
    return true;
  }
}
