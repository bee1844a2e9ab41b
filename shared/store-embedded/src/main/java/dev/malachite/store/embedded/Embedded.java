package dev.malachite.store.embedded;

import dev.malachite.domain.Clock;
import dev.malachite.store.Content;
import dev.malachite.store.Store;
import java.nio.file.Path;

/** A store and its content in this process: on the local disk, or in memory. */
public final class Embedded implements AutoCloseable {
  static final long DEFAULT_CACHE_BYTES = 64L * 1024 * 1024;

  private final Store store;
  private final Content content;
  private final Snapshots snapshots;
  private final Runnable release;

  private Embedded(Store store, Content content, Snapshots snapshots, Runnable release) {
    this.store = store;
    this.content = content;
    this.snapshots = snapshots;
    this.release = release;
  }

  /**
   * Opens or creates the store in the directory.
   *
   * @throws IllegalStateException where another process has it open or its format is not known
   */
  public static Embedded open(Path directory, Durability durability, Clock clock) {
    return open(directory, durability, clock, DEFAULT_CACHE_BYTES);
  }

  /**
   * Opens or creates the store in the directory.
   *
   * @param cacheBytes how much of what is read again and again is kept in memory
   * @throws IllegalStateException where another process has it open or its format is not known
   */
  public static Embedded open(Path directory, Durability durability, Clock clock, long cacheBytes) {
    return open(new Opening(directory, durability, cacheBytes), directory, durability, clock);
  }

  static Embedded open(Opening opening, Path directory, Durability durability, Clock clock) {
    Database database = opening.open();
    try {
      Committer committer = new Committer(database).start();
      ContentFiles files = ContentFiles.of(directory, durability, clock);
      EmbeddedContent content = new EmbeddedContent(database, files, committer, clock);
      content.discardUnfinished();
      return new Embedded(
          new EmbeddedStore(database, committer),
          content,
          new DiskSnapshots(database, opening, files, directory),
          database::close);
    } catch (RuntimeException e) {
      database.close();
      throw e;
    }
  }

  public static Embedded memory(Clock clock) {
    MemoryStore store = new MemoryStore();
    MemoryContent content = new MemoryContent(clock);
    return new Embedded(store, content, new MemorySnapshots(store, content), () -> {});
  }

  public Store store() {
    return store;
  }

  public Content content() {
    return content;
  }

  /** Whole states of the store, for tests. */
  public Snapshots snapshots() {
    return snapshots;
  }

  /** Finishes the commits under way and releases the directory. */
  @Override
  public void close() {
    store.close();
    content.close();
    release.run();
  }
}
