package dev.malachite.domain;

/** What a lease is held on. */
public enum LeaseTarget {
  BLOB(true),
  CONTAINER(false),
  SHARE(false),
  FILE(true);

  private final boolean forgetsOnWrite;

  LeaseTarget(boolean forgetsOnWrite) {
    this.forgetsOnWrite = forgetsOnWrite;
  }

  /** Whether a write ends the memory of a lease that ran out, so that it cannot be renewed. */
  public boolean forgetsOnWrite() {
    return forgetsOnWrite;
  }

  /** Files know no other lease than one without end. */
  public boolean accepts(LeaseDuration duration) {
    return this != FILE || duration.isInfinite();
  }

  public boolean isRenewable() {
    return this != FILE;
  }
}
