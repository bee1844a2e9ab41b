package dev.malachite.blob.model;

import dev.malachite.store.Decision;
import dev.malachite.store.Key;
import dev.malachite.store.Residue;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/** The content that nobody refers to once a blob is replaced or gone. A reader that opened it may still be busy. */
public record Leftovers(Optional<BlobBytes.Stored> content) {
  private static final Duration LONGEST_READ = Duration.ofHours(24);

  public static Leftovers of(Optional<Blob> old) {
    return new Leftovers(
        old.map(Blob::bytes).filter(BlobBytes.Stored.class::isInstance).map(BlobBytes.Stored.class::cast));
  }

  /** Notes it in the same commit, for reclaim. */
  public <T> Decision<T> addTo(Decision<T> decision, Key owner, Instant now) {
    content.ifPresent(
        stored -> Residue.content(stored.id(), owner, now.plus(LONGEST_READ)).addTo(decision));
    return decision;
  }
}
