package dev.malachite.blob.model;

import java.time.Instant;
import java.util.Optional;

/**
 * A state of a blob that is not its current one.
 *
 * @param id the time that names it
 * @param deletion where it is soft-deleted
 */
public record Past(Kind kind, String id, Blob blob, Optional<Deletion> deletion) {
  /** What it is: BASE is a deleted blob itself, which can come back as such. */
  public enum Kind {
    SNAPSHOT,
    VERSION,
    BASE
  }

  /** When it was deleted, and until when it can come back. */
  public record Deletion(Instant at, Instant until) {
    public boolean isOver(Instant now) {
      return !now.isBefore(until);
    }
  }

  public boolean isLive() {
    return deletion.isEmpty();
  }

  public boolean isLiveSnapshot() {
    return isLive() && kind == Kind.SNAPSHOT;
  }

  /** Whether it can still come back. */
  public boolean isDeleted(Instant now) {
    return deletion.isPresent() && !deletion.get().isOver(now);
  }

  public Past deleted(Deletion when) {
    return new Past(kind, id, blob, Optional.of(when));
  }

  public Past restored() {
    return new Past(asSnapshot().kind(), id, blob, Optional.empty());
  }

  /** What was a blob itself, once another has its place. */
  public Past asSnapshot() {
    return new Past(kind == Kind.BASE ? Kind.SNAPSHOT : kind, id, blob, deletion);
  }

  public Past with(Blob other) {
    return new Past(kind, id, other, deletion);
  }
}
