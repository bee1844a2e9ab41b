package dev.malachite.blob.copy;

import dev.malachite.blob.history.SnapshotRemover;
import dev.malachite.blob.model.BlobStore;
import dev.malachite.blob.model.BlobType;
import dev.malachite.blob.model.CopyWork;
import dev.malachite.protocol.copy.CopySource;
import dev.malachite.protocol.copy.SourceFailure;
import dev.malachite.protocol.copy.SourceReader;
import dev.malachite.protocol.copy.SourceUrl;
import dev.malachite.protocol.copy.Sources;
import dev.malachite.store.FreshContent;
import dev.malachite.store.Item;
import dev.malachite.store.Key;
import dev.malachite.store.Range;
import dev.malachite.store.Unavailable;
import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.BooleanSupplier;

/**
 * Does what copies in the background still have to do. All state is in the store: whoever is killed
 * is followed by another, and two who work on one copy only waste their time.
 */
public final class CopyRunner {
  private static final String LETTERS = "0123456789abcdef";
  private static final int MOST_AT_ONCE = 100;

  private final BlobStore blobs;
  private final Sources sources;
  private final Executor background;

  public CopyRunner(BlobStore blobs, Sources sources, Executor background) {
    this.blobs = blobs;
    this.sources = sources;
    this.background = background;
  }

  void start(Key work) {
    background.execute(() -> runQuietly(work));
  }

  /** Takes over what nobody has worked on for a while. */
  public void continueAbandoned() {
    try {
      startAbandoned();
    } catch (Unavailable later) {
      // Whoever asks next finds the same.
    }
  }

  private void startAbandoned() {
    for (int i = 0; i < LETTERS.length(); i++) {
      String partition = CopyWork.key(LETTERS.substring(i, i + 1)).partition();
      for (Item item : blobs.store().scan(partition, Range.all(), MOST_AT_ONCE).items()) {
        if (isDue(item)) {
          start(item.key());
        }
      }
    }
  }

  private boolean isDue(Item item) {
    return item.dueAt().orElse(0) <= blobs.transactions().now().toEpochMilli();
  }

  private void runQuietly(Key work) {
    try {
      run(work);
    } catch (Unavailable later) {
      // It stays due, and somebody takes it over.
    }
  }

  /** Works on a copy until it has ended, or somebody else works on it. */
  void run(Key key) {
    run(key, () -> true);
  }

  /** The same while it may. */
  void run(Key key, BooleanSupplier goOn) {
    CopyProgress progress = new CopyProgress(blobs, key);
    Optional<CopyWork> work = progress.current();
    if (work.isEmpty()) {
      progress.dropAbandoned();
      return;
    }
    try {
      ByteCopy copy = copy(work.get(), progress);
      while (work.isPresent() && goOn.getAsBoolean()) {
        work = step(progress, copy, work.get());
      }
    } catch (SourceFailure failure) {
      progress.fail(failure.description());
    }
  }

  private Optional<CopyWork> step(CopyProgress progress, ByteCopy copy, CopyWork work) {
    if (blobs.transactions().now().isAfter(work.startedAt().plus(CopyWork.LONGEST))) {
      throw SourceFailure.timedOut();
    }
    Instant since = blobs.transactions().now();
    Optional<Piece> piece = copy.next(work.bytes(), work.done());
    if (piece.isEmpty()) {
      // The snapshot that ends it must not be among those that are still to be removed.
      new SnapshotRemover(blobs).run(work.head(), () -> true);
      progress.finish(work);
      return Optional.empty();
    }
    FreshContent.require(since, blobs.transactions().now());
    Optional<CopyWork> advanced = progress.advance(work, piece.get());
    if (advanced.isEmpty()) {
      piece.get().discard();
      progress.dropAbandoned();
    }
    return advanced;
  }

  private ByteCopy copy(CopyWork work, CopyProgress progress) {
    SourceUrl url = SourceUrl.parse(work.source()).orElseThrow();
    CopySource source = CopySource.again(new ArchivedSources(blobs, sources), url, work.asker());
    SourceReader reader = new SourceReader(source, work.etag());
    BlobType type = progress.type();
    return type == BlobType.PAGE
        ? ByteCopies.pages(blobs, reader, work.previousSnapshot(), work.total())
        : ByteCopies.segments(blobs, source, reader, type, work.total(), work.head());
  }
}
