package dev.malachite.store.reclaim;

/**
 * What became of something that was due.
 *
 * @param bytes how many were freed
 */
public record Swept(Result result, long bytes) {
  /** Another was faster, or it is due no more. */
  public static final Swept GONE = new Swept(Result.GONE, 0);

  /** It stays, and is due later; or the budget was used up. */
  public static final Swept POSTPONED = new Swept(Result.POSTPONED, 0);

  public static final Swept RECLAIMED = new Swept(Result.RECLAIMED, 0);

  /** How it ended. */
  public enum Result {
    RECLAIMED,
    POSTPONED,
    GONE
  }

  public static Swept reclaimed(long bytes) {
    return new Swept(Result.RECLAIMED, bytes);
  }
}
