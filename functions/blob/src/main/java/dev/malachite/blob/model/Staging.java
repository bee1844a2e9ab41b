package dev.malachite.blob.model;

/**
 * The blocks that wait to be committed live under an id that every commit replaces: one write drops
 * them all.
 *
 * @param blockIdLength of every block id of the blob; 0 while there is none
 */
public record Staging(String id, int blockIdLength) {
  public static final Staging NONE = new Staging("", 0);

  public boolean isOpen() {
    return !id.isEmpty();
  }
}
