package dev.malachite.blob.model;

import dev.malachite.account.LeaseCodec;
import dev.malachite.store.Decision;
import dev.malachite.store.Key;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/** Puts the current state of a blob, due where reclaim will have work with it. */
public final class Heads {
  /** How long staged blocks wait for a commit. */
  public static final Duration STAGED = Duration.ofDays(7);

  private Heads() {}

  public static <T> Decision<T> put(Decision<T> decision, Key key, Blob blob) {
    return decision.put(key, BlobCodec.encode(blob), dueAt(blob));
  }

  /** The first instant at which reclaim may have work with it. */
  public static OptionalLong dueAt(Blob blob) {
    return LongStream.concat(ends(blob), LeaseCodec.dueAt(blob.lease()).stream()).min();
  }

  /** The same apart from its lease. */
  public static LongStream ends(Blob blob) {
    Optional<Instant> end =
        blob.committed()
            ? blob.protection().expiresAt()
            : Optional.of(blob.createdAt().plus(STAGED));
    return Stream.of(end, blob.staging().closesAt())
        .flatMap(Optional::stream)
        .mapToLong(Instant::toEpochMilli);
  }
}
