package dev.malachite.protocol.auth;

/** How public a container is. One that does not exist is not public. */
@FunctionalInterface
public interface PublicAccess {
  Level level(String account, String container);

  /** From nobody to everybody: BLOB opens the blobs, CONTAINER the list of them too. */
  enum Level {
    NONE,
    BLOB,
    CONTAINER
  }
}
