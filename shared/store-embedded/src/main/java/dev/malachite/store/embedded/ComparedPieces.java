package dev.malachite.store.embedded;

import dev.malachite.domain.Clock;
import dev.malachite.store.ContentId;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.jspecify.annotations.Nullable;

/**
 * Knows for a while which pieces of files were read and found to be as they were written. What was
 * read a moment ago comes from the memory of the system the next time, not from the disk.
 */
final class ComparedPieces {
  private static final long MILLIS = Duration.ofMinutes(1).toMillis();
  // Of 128 KB each. A piece has one place, which the last one to be read takes.
  private static final int PLACES = 4096;

  private record Compared(ContentId id, int number, long at) {}

  private final AtomicReferenceArray<@Nullable Compared> places =
      new AtomicReferenceArray<>(PLACES);
  private final Clock clock;

  ComparedPieces(Clock clock) {
    this.clock = clock;
  }

  void add(ContentId id, int number) {
    places.set(place(id, number), new Compared(id, number, now()));
  }

  boolean has(ContentId id, int number) {
    Compared found = places.get(place(id, number));
    return found != null
        && found.number() == number
        && found.id().value().equals(id.value())
        && Math.abs(now() - found.at()) < MILLIS;
  }

  private long now() {
    return clock.now().toEpochMilli();
  }

  // Pieces that follow each other have places that do, so that none of one file drives out another.
  private static int place(ContentId id, int number) {
    return Math.floorMod(id.value().hashCode() + number, PLACES);
  }
}
