package dev.malachite.protocol.routing;

/** What an operation does to the store. */
public enum StoreUse {
  READ,
  /** Which includes reading. */
  WRITE
}
