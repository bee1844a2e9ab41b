package dev.malachite.blob.model;

/**
 * The blocks that wait to be committed live under an id that every commit replaces: one write drops
 * them all.
 *
 * @param blockIdLength of every block id of the blob; 0 while there is none
 * @param blocks how many there are, so that the limit is known without looking
 */
public record Staging(String id, int blockIdLength, int blocks) {
  public static final Staging NONE = new Staging("", 0, 0);

  /** The most blocks that may wait. */
  public static final int MOST = 100_000;

  public boolean isOpen() {
    return !id.isEmpty();
  }

  public boolean isFull() {
    return blocks >= MOST;
  }

  public Staging withOneMore() {
    return new Staging(id, blockIdLength, blocks + 1);
  }
}
