package dev.malachite.store.embedded;

import dev.malachite.domain.Clock;
import dev.malachite.store.Content;
import dev.malachite.store.ContentId;
import dev.malachite.store.Key;
import dev.malachite.store.Unavailable;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * Content beside the items: what is large in a file, the rest in their database; readable once its
 * index row is written.
 */
final class EmbeddedContent implements Content {
  private static final byte[] AFTER_ALL_IDS = {(byte) 0xff};
  // Most content is no larger: only what is gets the room for a whole chunk.
  private static final int SMALL_BYTES = 16 * 1024;

  private final Database database;
  private final ContentWriter writer;
  private final ContentFiles files;
  private final Clock clock;
  private final Scratch scratch = new Scratch();

  EmbeddedContent(Database database, ContentFiles files, Committer committer, Clock clock) {
    this.database = database;
    this.files = files;
    this.writer = new ContentWriter(database, committer);
    this.clock = clock;
  }

  @Override
  public long write(ContentId id, Key owner, InputStream bytes) throws IOException {
    long since = clock.now().toEpochMilli();
    byte[] small = bytes.readNBytes(SMALL_BYTES);
    if (small.length < SMALL_BYTES) {
      writer.whole(id, row(owner, small.length, since), small);
      return small.length;
    }
    byte[] first = scratch.take();
    try {
      System.arraycopy(small, 0, first, 0, SMALL_BYTES);
      return writeLarger(id, owner, since, first, bytes);
    } finally {
      scratch.giveBack(first);
    }
  }

  private long writeLarger(ContentId id, Key owner, long since, byte[] first, InputStream bytes)
      throws IOException {
    int filled = SMALL_BYTES + bytes.readNBytes(first, SMALL_BYTES, Chunks.BYTES - SMALL_BYTES);
    if (filled < Chunks.BYTES) {
      writer.whole(id, row(owner, filled, since), Arrays.copyOf(first, filled));
      return filled;
    }
    FileSums sums = files.write(id, first, bytes);
    writer.file(id, row(owner, sums.length(), since).inFile(sums));
    return sums.length();
  }

  @Override
  public InputStream open(ContentId id, long offset, long length) {
    ContentRow row =
        find(id).orElseThrow(() -> Unavailable.rejected("there is no content " + id.value()));
    Objects.checkFromIndexSize(offset, length, row.length());
    if (row.inFile()) {
      return files.open(id, row, offset, length);
    }
    ContentPlace place = row.place(id);
    return new ChunkStream(number -> chunk(place, number), row.chunkBytes(), offset, length);
  }

  @Override
  public void delete(ContentId id) {
    find(id).ifPresent(row -> delete(id, row));
  }

  private void delete(ContentId id, ContentRow row) {
    if (row.inFile()) {
      // A power cut may bring the row back, not the file; nothing refers to either.
      writer.forget(id);
      files.delete(id);
    } else {
      writer.remove(id, row);
    }
  }

  @Override
  public List<Stored> list(Optional<ContentId> previous, int limit) {
    writer.finish();
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
    List<ContentPlace> unfinished = new ArrayList<>();
    database.walk(
        Family.META,
        ContentKeys.firstUnfinished(),
        ContentKeys.afterUnfinished(),
        entry ->
            unfinished.add(
                ContentPlace.decoded(entry.value(), ContentKeys.unfinishedId(entry.key()))));
    unfinished.forEach(writer::discard);
    files.sweep(id -> find(id).filter(ContentRow::inFile).isPresent());
  }

  private ContentRow row(Key owner, long length, long since) {
    long now = clock.now().toEpochMilli();
    return new ContentRow(
        owner, length, now, Chunks.BYTES, OptionalLong.of(since), Optional.empty());
  }

  private Optional<ContentRow> find(ContentId id) {
    writer.finish(id);
    byte[] row =
        database.call(
            rocks -> rocks.get(database.handle(Family.CONTENT_INDEX), ContentKeys.index(id)));
    return Optional.ofNullable(row).map(ContentRow::decode);
  }

  private byte[] chunk(ContentPlace place, int number) throws IOException {
    byte[] key = place.chunk(number);
    byte[] bytes = database.call(rocks -> rocks.get(database.handle(Family.CONTENT), key));
    if (bytes == null) {
      throw new IOException("a part of content " + place.id().value() + " is gone");
    }
    return bytes;
  }
}
