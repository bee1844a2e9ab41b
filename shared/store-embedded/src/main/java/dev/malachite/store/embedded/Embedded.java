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
  private final Runnable release;

  private Embedded(Store store, Content content, Runnable release) {
    this.store = store;
    this.content = content;
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
    Database database = new Opening(directory, cacheBytes).open();
    try {
      EmbeddedContent content = new EmbeddedContent(database, clock);
      content.discardUnfinished();
      return new Embedded(new EmbeddedStore(database, durability), content, database::close);
    } catch (RuntimeException e) {
      database.close();
      throw e;
    }
  }

  public static Embedded memory(Clock clock) {
    return new Embedded(new MemoryStore(), new MemoryContent(clock), () -> {});
  }

  public Store store() {
    return store;
  }

  public Content content() {
    return content;
  }

  /** Finishes the commits under way and releases the directory. */
  @Override
  public void close() {
    store.close();
    content.close();
    release.run();
  }
}
