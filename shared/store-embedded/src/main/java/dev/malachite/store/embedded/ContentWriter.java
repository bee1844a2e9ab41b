package dev.malachite.store.embedded;

import dev.malachite.store.ContentId;
import dev.malachite.store.Unavailable;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import org.rocksdb.RocksDBException;
import org.rocksdb.WriteBatch;

/**
 * Writes and removes what the database has of content. What is added goes to the disk in the group
 * of the commit that refers to it: a write of its own would wait for the group that is going there
 * just now, and the commit for the next one.
 */
final class ContentWriter {
  private static final int DELETES_AT_ONCE = 1000;
  // They are in memory until a commit comes, which may be never where the client has gone.
  private static final int MOST_DEFERRED = 256;
  private static final long MOST_DEFERRED_BYTES = 8L * 1024 * 1024;

  private final Database database;
  private final Committer committer;
  private final Set<ContentId> deferred = ConcurrentHashMap.newKeySet();
  private final AtomicLong deferredBytes = new AtomicLong();

  ContentWriter(Database database, Committer committer) {
    this.database = database;
    this.committer = committer;
  }

  /** Makes content readable whose bytes are in a file. */
  void file(ContentId id, ContentRow row) {
    defer(id, 0, batch -> putRow(batch, id, row));
  }

  /** Content that has at most one chunk. */
  void whole(ContentId id, ContentRow row, byte[] bytes) {
    defer(
        id,
        bytes.length,
        batch -> {
          batch.put(database.handle(Family.CONTENT), row.place(id).chunk(0), bytes);
          putRow(batch, id, row);
        });
  }

  /** Writes what was deferred, if that content was. */
  void finish(ContentId id) {
    if (deferred.contains(id)) {
      committer.flush();
    }
  }

  /** Writes what was deferred. */
  void finish() {
    if (!deferred.isEmpty()) {
      committer.flush();
    }
  }

  /** Removes what there is of content without a row. */
  void discard(ContentPlace place) {
    committer.change(batch -> {
      batch.deleteRange(database.handle(Family.CONTENT), place.chunk(0), place.afterChunks());
      unmark(batch, place.id());
    });
  }

  /** Leaves the bytes. */
  void forget(ContentId id) {
    committer.change(batch -> removeRow(batch, id));
  }

  void remove(ContentId id, ContentRow row) {
    ContentPlace place = row.place(id);
    int chunks = row.chunks();
    if (chunks <= DELETES_AT_ONCE) {
      committer.change(batch -> {
        removeRow(batch, id);
        removeChunks(batch, place, 0, chunks);
      });
      return;
    }
    committer.change(batch -> {
      removeRow(batch, id);
      mark(batch, place);
    });
    for (int from = 0; from < chunks; from += DELETES_AT_ONCE) {
      int first = from;
      int end = Math.min(chunks, from + DELETES_AT_ONCE);
      committer.change(batch -> removeChunks(batch, place, first, end));
    }
    committer.change(batch -> unmark(batch, id));
  }

  private void defer(ContentId id, long bytes, GroupChanges.Filling filling) {
    if (deferred.size() >= MOST_DEFERRED || deferredBytes.get() + bytes > MOST_DEFERRED_BYTES) {
      committer.flush();
    }
    deferred.add(id);
    deferredBytes.addAndGet(bytes);
    try {
      committer.defer(new PendingContent(bytes, filling, () -> written(id, bytes)));
    } catch (Unavailable closed) {
      written(id, bytes);
      throw closed;
    }
  }

  private void written(ContentId id, long bytes) {
    deferred.remove(id);
    deferredBytes.addAndGet(-bytes);
  }

  private void removeChunks(WriteBatch batch, ContentPlace place, int from, int to)
      throws RocksDBException {
    for (int number = from; number < to; number++) {
      batch.delete(database.handle(Family.CONTENT), place.chunk(number));
    }
  }

  private void putRow(WriteBatch batch, ContentId id, ContentRow row) throws RocksDBException {
    batch.put(database.handle(Family.CONTENT_INDEX), ContentKeys.index(id), row.encode());
  }

  private void removeRow(WriteBatch batch, ContentId id) throws RocksDBException {
    batch.delete(database.handle(Family.CONTENT_INDEX), ContentKeys.index(id));
  }

  private void mark(WriteBatch batch, ContentPlace place) throws RocksDBException {
    byte[] key = ContentKeys.unfinished(place.id());
    batch.put(database.handle(Family.META), key, place.encodedSince());
  }

  private void unmark(WriteBatch batch, ContentId id) throws RocksDBException {
    batch.delete(database.handle(Family.META), ContentKeys.unfinished(id));
  }
}
