package dev.malachite.blob.model;

import java.time.Instant;
import java.util.Optional;

/** What keeps a blob from being changed, or ends it. */
public record Protection(
    Optional<Instant> immutableUntil,
    boolean locked,
    boolean legalHold,
    Optional<Instant> expiresAt) {
  public static final Protection NONE =
      new Protection(Optional.empty(), false, false, Optional.empty());

  public boolean isNone() {
    return immutableUntil.isEmpty() && !locked && !legalHold && expiresAt.isEmpty();
  }
}
