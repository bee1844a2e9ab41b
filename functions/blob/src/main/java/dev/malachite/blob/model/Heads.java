package dev.malachite.blob.model;

import dev.malachite.store.Decision;
import dev.malachite.store.Key;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.OptionalLong;

/** Puts the current state of a blob, due where reclaim will have work with it. */
public final class Heads {
  /** How long staged blocks wait for a commit, counted from the last of them. */
  public static final Duration STAGED = Duration.ofDays(7);

  private Heads() {}

  public static <T> Decision<T> put(Decision<T> decision, Key key, Blob blob) {
    return decision.put(
        key,
        BlobCodec.encode(blob),
        dueAt(blob).map(at -> OptionalLong.of(at.toEpochMilli())).orElse(OptionalLong.empty()));
  }

  private static Optional<Instant> dueAt(Blob blob) {
    return blob.committed()
        ? blob.protection().expiresAt()
        : Optional.of(blob.version().lastModified().plus(STAGED));
  }
}
