package dev.malachite.store.embedded;

import dev.malachite.store.ContentId;
import org.rocksdb.RocksDBException;
import org.rocksdb.WriteBatch;
import org.rocksdb.WriteOptions;

/**
 * Writes and removes what the database has of content. Nothing here waits for the disk: the log is
 * written in order, so the commit that refers to the content makes it as durable as itself.
 */
final class ContentWriter {
  private static final int DELETES_AT_ONCE = 1000;

  /** Fills one atomic write. */
  @FunctionalInterface
  private interface Filling {
    void fill(WriteBatch batch) throws RocksDBException;
  }

  private final Database database;

  ContentWriter(Database database) {
    this.database = database;
  }

  /** Makes content readable whose bytes are in a file. */
  void file(ContentId id, ContentRow row) {
    write(batch -> putRow(batch, id, row));
  }

  /** Content that has at most one chunk. */
  void whole(ContentId id, ContentRow row, byte[] bytes) {
    write(batch -> {
      batch.put(database.handle(Family.CONTENT), row.place(id).chunk(0), bytes);
      putRow(batch, id, row);
    });
  }

  /** Removes what there is of content without a row. */
  void discard(ContentPlace place) {
    write(batch -> {
      batch.deleteRange(database.handle(Family.CONTENT), place.chunk(0), place.afterChunks());
      unmark(batch, place.id());
    });
  }

  /** Leaves the bytes. */
  void forget(ContentId id) {
    write(batch -> batch.delete(database.handle(Family.CONTENT_INDEX), ContentKeys.index(id)));
  }

  void remove(ContentId id, ContentRow row) {
    write(batch -> {
      batch.delete(database.handle(Family.CONTENT_INDEX), ContentKeys.index(id));
      mark(batch, row.place(id));
    });
    for (int from = 0; from < row.chunks(); from += DELETES_AT_ONCE) {
      removeChunks(row.place(id), from, Math.min(row.chunks(), from + DELETES_AT_ONCE));
    }
    write(batch -> unmark(batch, id));
  }

  private void removeChunks(ContentPlace place, int from, int to) {
    write(batch -> {
      for (int number = from; number < to; number++) {
        batch.delete(database.handle(Family.CONTENT), place.chunk(number));
      }
    });
  }

  private void putRow(WriteBatch batch, ContentId id, ContentRow row) throws RocksDBException {
    batch.put(database.handle(Family.CONTENT_INDEX), ContentKeys.index(id), row.encode());
  }

  private void mark(WriteBatch batch, ContentPlace place) throws RocksDBException {
    byte[] key = ContentKeys.unfinished(place.id());
    batch.put(database.handle(Family.META), key, place.encodedSince());
  }

  private void unmark(WriteBatch batch, ContentId id) throws RocksDBException {
    batch.delete(database.handle(Family.META), ContentKeys.unfinished(id));
  }

  private void write(Filling filling) {
    database.call(rocks -> {
      try (WriteBatch batch = new WriteBatch();
          WriteOptions options = new WriteOptions()) {
        filling.fill(batch);
        rocks.write(options, batch);
        return batch;
      }
    });
  }
}
