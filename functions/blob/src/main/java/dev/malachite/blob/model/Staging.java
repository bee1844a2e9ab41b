package dev.malachite.blob.model;

import java.time.Instant;
import java.util.Optional;

/**
 * The blocks that wait to be committed live under an id that every commit replaces: one write drops
 * them all.
 *
 * @param blockIdLength of every block id of the blob; 0 while there is none
 * @param blocks how many there are, so that the limit is known without looking
 * @param closesAt when reclaim drops them, unless somebody stages another block until then
 */
public record Staging(String id, int blockIdLength, int blocks, Optional<Instant> closesAt) {
  public static final Staging NONE = new Staging("", 0);

  /** The most blocks that may wait. */
  public static final int MOST = 100_000;

  public Staging(String id, int blockIdLength) {
    this(id, blockIdLength, 0, Optional.empty());
  }

  public boolean isOpen() {
    return !id.isEmpty();
  }

  public boolean isFull() {
    return blocks >= MOST;
  }

  public Staging withOneMore() {
    return new Staging(id, blockIdLength, blocks + 1, closesAt);
  }

  public Staging closing(Instant at) {
    return new Staging(id, blockIdLength, blocks, Optional.of(at));
  }

  /** As whoever stages a block leaves it. */
  public Staging kept() {
    return new Staging(id, blockIdLength, blocks, Optional.empty());
  }
}
