package dev.malachite.store.embedded;

import dev.malachite.domain.Clock;
import dev.malachite.store.Content;
import dev.malachite.store.ContentId;
import dev.malachite.store.Key;
import dev.malachite.store.Unavailable;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** Content in the database of the items, in chunks; readable once its index row is written. */
final class EmbeddedContent implements Content {
  private static final byte[] AFTER_ALL_IDS = {(byte) 0xff};

  private final Database database;
  private final ContentWriter writer;
  private final Clock clock;

  EmbeddedContent(Database database, Clock clock) {
    this.database = database;
    this.writer = new ContentWriter(database);
    this.clock = clock;
  }

  @Override
  public long write(ContentId id, Key owner, InputStream bytes) throws IOException {
    byte[] first = bytes.readNBytes(Chunks.BYTES);
    if (first.length < Chunks.BYTES) {
      writer.whole(id, row(owner, first.length), first);
      return first.length;
    }
    writer.begin(id);
    try {
      long length = writeChunks(id, first, bytes);
      writer.finish(id, row(owner, length));
      return length;
    } catch (IOException | RuntimeException e) {
      discard(id, e);
      throw e;
    }
  }

  @Override
  public InputStream open(ContentId id, long offset, long length) {
    ContentRow row =
        find(id).orElseThrow(() -> Unavailable.rejected("there is no content " + id.value()));
    Objects.checkFromIndexSize(offset, length, row.length());
    return new ChunkStream(number -> chunk(id, number), row.chunkBytes(), offset, length);
  }

  @Override
  public void delete(ContentId id) {
    find(id).ifPresent(row -> writer.remove(id, row));
  }

  @Override
  public List<Stored> list(Optional<ContentId> previous, int limit) {
    byte[] from = previous.map(ContentKeys::afterIndex).orElseGet(() -> new byte[0]);
    List<Stored> page = new ArrayList<>();
    database.walk(
        Family.CONTENT_INDEX,
        from,
        AFTER_ALL_IDS,
        entry ->
            page.size() < limit
                && page.add(ContentRow.decode(entry.value()).stored(ContentKeys.id(entry.key()))));
    return page;
  }

  @Override
  public void close() {}

  /** Removes what a process left when it ended in the middle of a write or a delete. */
  void discardUnfinished() {
    List<ContentId> unfinished = new ArrayList<>();
    database.walk(
        Family.META,
        ContentKeys.firstUnfinished(),
        ContentKeys.afterUnfinished(),
        entry -> unfinished.add(ContentKeys.unfinishedId(entry.key())));
    unfinished.forEach(writer::discard);
  }

  // The first chunk's array takes the following ones, too.
  private long writeChunks(ContentId id, byte[] buffer, InputStream bytes) throws IOException {
    long length = 0;
    int filled = buffer.length;
    for (int number = 0; filled > 0; number++) {
      writer.chunk(id, number, buffer, filled);
      length += filled;
      filled = bytes.readNBytes(buffer, 0, buffer.length);
    }
    return length;
  }

  private ContentRow row(Key owner, long length) {
    return new ContentRow(owner, length, clock.now().toEpochMilli(), Chunks.BYTES);
  }

  private Optional<ContentRow> find(ContentId id) {
    byte[] row =
        database.call(
            rocks -> rocks.get(database.handle(Family.CONTENT_INDEX), ContentKeys.index(id)));
    return Optional.ofNullable(row).map(ContentRow::decode);
  }

  private byte[] chunk(ContentId id, int number) throws IOException {
    byte[] key = ContentKeys.chunk(id, number);
    byte[] bytes = database.call(rocks -> rocks.get(database.handle(Family.CONTENT), key));
    if (bytes == null) {
      throw new IOException("a part of content " + id.value() + " is gone");
    }
    return bytes;
  }

  // Where this fails, too, the mark stays and the next process discards what is left.
  private void discard(ContentId id, Exception reason) {
    try {
      writer.discard(id);
    } catch (Unavailable e) {
      reason.addSuppressed(e);
    }
  }
}
