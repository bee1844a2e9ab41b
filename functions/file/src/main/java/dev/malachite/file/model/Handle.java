package dev.malachite.file.model;

import java.time.Instant;
import java.util.List;
import java.util.Set;

/**
 * A file or directory that a client of another protocol has open.
 *
 * @param access what it may do
 * @param shared what it lets others do meanwhile
 * @param locks the bytes it keeps to itself
 * @param expiresAt when it is closed unless its process says that it is alive
 */
public record Handle(
    String id, Set<Right> access, Set<Right> shared, List<ByteLock> locks, Instant expiresAt) {
  /** What can be done to a file. */
  public enum Right {
    READ(1),
    WRITE(2),
    DELETE(4);

    private final long bit;

    Right(long bit) {
      this.bit = bit;
    }

    /** As it is stored. */
    long bit() {
      return bit;
    }
  }

  public boolean isLive(Instant now) {
    return now.isBefore(expiresAt);
  }

  public boolean mayAny(Set<Right> rights) {
    return rights.stream().anyMatch(access::contains);
  }

  public boolean shares(Set<Right> rights) {
    return shared.containsAll(rights);
  }

  public Handle with(List<ByteLock> other) {
    return new Handle(id, access, shared, List.copyOf(other), expiresAt);
  }

  public Handle until(Instant other) {
    return new Handle(id, access, shared, locks, other);
  }
}
