package dev.malachite.file.copy;

import dev.malachite.file.model.FileStore;
import dev.malachite.protocol.copy.CopySource;
import dev.malachite.protocol.copy.SourceFailure;
import dev.malachite.protocol.copy.SourceReader;
import dev.malachite.protocol.copy.SourceUrl;
import dev.malachite.protocol.copy.Sources;
import dev.malachite.store.Item;
import dev.malachite.store.Key;
import dev.malachite.store.Range;
import dev.malachite.store.Unavailable;
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

  private final FileStore files;
  private final Sources sources;
  private final Executor background;

  public CopyRunner(FileStore files, Sources sources, Executor background) {
    this.files = files;
    this.sources = sources;
    this.background = background;
  }

  void start(Key work) {
    background.execute(() -> runQuietly(work));
  }

  /** Takes over what nobody has worked on for a while: to be called now and then. */
  public void continueAbandoned() {
    try {
      startAbandoned();
    } catch (Unavailable later) {
      // Whoever asks next finds the same.
    }
  }

  private void startAbandoned() {
    long now = files.transactions().now().toEpochMilli();
    for (int i = 0; i < LETTERS.length(); i++) {
      String partition = CopyWork.key(LETTERS.substring(i, i + 1)).partition();
      for (Item item : files.store().scan(partition, Range.all(), MOST_AT_ONCE).items()) {
        if (item.dueAt().orElse(0) <= now) {
          start(item.key());
        }
      }
    }
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
    CopyProgress progress = new CopyProgress(files, key);
    Optional<CopyWork> work = progress.current();
    if (work.isEmpty()) {
      return;
    }
    try {
      ByteCopy copy = copy(work.get());
      while (work.isPresent() && goOn.getAsBoolean()) {
        work = step(progress, copy, work.get());
      }
    } catch (SourceFailure failure) {
      progress.fail(failure.description());
    }
  }

  private Optional<CopyWork> step(CopyProgress progress, ByteCopy copy, CopyWork work) {
    if (work.isTooOld(files.transactions().now())) {
      throw SourceFailure.timedOut();
    }
    Optional<Piece> piece = copy.next(work.map(), work.done());
    if (piece.isEmpty()) {
      progress.finish(work);
      return Optional.empty();
    }
    Optional<CopyWork> advanced = progress.advance(work, piece.get());
    if (advanced.isEmpty()) {
      piece.get().discard();
    }
    return advanced;
  }

  private ByteCopy copy(CopyWork work) {
    SourceUrl url = SourceUrl.parse(work.source()).orElseThrow();
    CopySource source = CopySource.again(sources, url, work.asker());
    return ByteCopy.of(files, new SourceReader(source, work.etag()), work.inRanges(), work.map());
  }
}
