package dev.malachite.store;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Optional;

/**
 * Immutable bytes, each run under an id of its own: written before the item that refers to it,
 * streamed both ways, never whole in memory.
 */
public interface Content extends AutoCloseable {
  /**
   * Stores the stream to its end and returns how many bytes it had. When it returns, a commit
   * acknowledged afterwards makes the bytes exactly as durable as that commit. Nothing readable is
   * left when the stream fails.
   *
   * @param owner the item that will refer to the bytes: reclaim asks it before it drops an orphan
   * @throws IOException from the stream only
   */
  long write(ContentId id, Key owner, InputStream bytes) throws IOException;

  /**
   * The bytes from {@code offset}, {@code length} of them; the range must lie inside. Close it. The
   * stream fails rather than end early.
   *
   * @throws Unavailable where there are no such bytes
   */
  InputStream open(ContentId id, long offset, long length);

  /** Forgets the bytes; nothing happens where there are none. */
  void delete(ContentId id);

  /** What is stored after {@code previous} in id order, for the sweep of orphans. */
  List<Stored> list(Optional<ContentId> previous, int limit);

  @Override
  void close();

  /** {@code writtenAt} is in milliseconds since 1970. */
  record Stored(ContentId id, Key owner, long length, long writtenAt) {}
}
