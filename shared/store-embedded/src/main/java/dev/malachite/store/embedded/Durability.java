package dev.malachite.store.embedded;

/** What an acknowledged commit survives. */
public enum Durability {
  /** The loss of power: a commit is on the disk before it is acknowledged. */
  FSYNC,
  /** The end of the process: a commit is with the operating system. */
  OS
}
