package dev.malachite.blob.model;

import java.time.Instant;
import java.util.Optional;

/**
 * The blocks that wait to be committed live under an id that every commit replaces: one write drops
 * them all.
 *
 * @param blockIdLength of every block id of the blob; 0 while there is none
 * @param closesAt when reclaim drops them, unless somebody stages another block until then
 */
public record Staging(String id, int blockIdLength, Optional<Instant> closesAt) {
  public static final Staging NONE = new Staging("", 0);

  public Staging(String id, int blockIdLength) {
    this(id, blockIdLength, Optional.empty());
  }

  public boolean isOpen() {
    return !id.isEmpty();
  }

  public Staging closing(Instant at) {
    return new Staging(id, blockIdLength, Optional.of(at));
  }

  /** As whoever stages a block leaves it. */
  public Staging kept() {
    return new Staging(id, blockIdLength);
  }
}
