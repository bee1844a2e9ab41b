package dev.malachite.store;

/** How a commit ended, when that is known. */
public enum Outcome {
  COMMITTED,
  /** At least one expectation did not hold; nothing was changed. */
  LOST
}
