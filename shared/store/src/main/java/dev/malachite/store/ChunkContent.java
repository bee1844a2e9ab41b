package dev.malachite.store;

import dev.malachite.domain.Clock;
import dev.malachite.domain.Ids;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.IntStream;

/**
 * Keeps content as chunks in a store. What has several chunks is in the index, unreadable, before
 * its first chunk and until its last one is gone, so that the sweep finds what a crash left.
 */
public final class ChunkContent implements Content {
  public static final int CHUNK_BYTES = 350_000;

  private static final int SHARDS = 4;
  private static final int CHUNKS_AT_ONCE = 3;
  private static final int MAX_PAGE = 100;

  private final Store store;
  private final Clock clock;
  private final Ids ids;
  private final Transactions transactions;

  /**
   * @param store is left open
   */
  public ChunkContent(Store store, Clock clock, Ids ids) {
    this.store = store;
    this.clock = clock;
    this.ids = ids;
    this.transactions = new Transactions(store, clock, ids);
  }

  @Override
  public long write(ContentId id, Key owner, InputStream bytes) throws IOException {
    byte[] first = bytes.readNBytes(CHUNK_BYTES);
    if (first.length == CHUNK_BYTES) {
      return writeMany(id, owner, first, bytes);
    }
    List<Change> changes = new ArrayList<>();
    changes.add(put(index(id), Item.ABSENT, readable(owner, first.length).encode()));
    if (first.length > 0) {
      changes.add(put(chunk(id, 0), Item.ABSENT, first));
    }
    commit(changes);
    return first.length;
  }

  @Override
  public InputStream open(ContentId id, long offset, long length) {
    Key likely = chunk(id, offset / CHUNK_BYTES);
    Map<Key, Item> found = store.read(List.of(index(id), likely));
    ChunkIndex index =
        Optional.ofNullable(found.get(index(id)))
            .map(item -> ChunkIndex.decode(item.value()))
            .filter(ChunkIndex::isReadable)
            .orElseThrow(() -> missing(id));
    return new ChunkStream(number -> bytes(id, number, found), index.chunkBytes(), offset, length);
  }

  @Override
  public void delete(ContentId id) {
    if (hide(id)) {
      discard(id);
    }
  }

  @Override
  public List<Stored> list(Optional<ContentId> previous, int limit) {
    Range range = previous.map(id -> Range.all().after(id.value())).orElseGet(Range::all);
    List<String> shards = IntStream.range(0, SHARDS).mapToObj(ChunkContent::shard).toList();
    Cursor cursor = new Cursor(store, shards, range, Math.min(limit, MAX_PAGE));
    List<Stored> listed = new ArrayList<>();
    while (listed.size() < limit && cursor.peek().isPresent()) {
      cursor.next().map(ChunkContent::stored).ifPresent(listed::add);
    }
    return listed;
  }

  @Override
  public void close() {}

  private long writeMany(ContentId id, Key owner, byte[] first, InputStream rest)
      throws IOException {
    ChunkIndex started = ChunkIndex.unreadable(owner, now(), CHUNK_BYTES);
    Change.Put announced = put(index(id), Item.ABSENT, started.encode());
    commit(List.of(announced));
    try {
      long length = writeChunks(id, first, rest);
      byte[] done = readable(owner, length).encode();
      commit(List.of(put(index(id), announced.item().revision(), done)));
      return length;
    } catch (IOException | RuntimeException failure) {
      discardAfter(failure, id);
      throw failure;
    }
  }

  private long writeChunks(ContentId id, byte[] first, InputStream rest) throws IOException {
    long length = 0;
    byte[] bytes = first;
    for (long number = 0; bytes.length > 0; number++) {
      commit(List.of(put(chunk(id, number), Item.ABSENT, bytes)));
      length += bytes.length;
      bytes = rest.readNBytes(CHUNK_BYTES);
    }
    return length;
  }

  private void discardAfter(Exception failure, ContentId id) {
    try {
      hide(id);
      discard(id);
    } catch (Unavailable e) {
      failure.addSuppressed(e);
    }
  }

  // From here on nobody opens it, and its writer, if there still is one, cannot finish.
  private boolean hide(ContentId id) {
    return transactions.run(
        Plan.of(index(id)),
        view ->
            view.item(index(id))
                .map(item -> Decision.of(true).put(item.key(), hidden(item)))
                .orElseGet(() -> Decision.of(false)));
  }

  private void discard(ContentId id) {
    Page page;
    do {
      page = store.scan(partition(id), Range.all(), CHUNKS_AT_ONCE);
      for (Item item : page.items()) {
        store.commit(List.of(new Change.Delete(item.key(), item.revision())));
      }
    } while (!page.items().isEmpty());
    transactions.run(
        Plan.of(index(id)),
        view ->
            view.item(index(id))
                .map(item -> Decision.of(true).delete(item.key()))
                .orElseGet(() -> Decision.of(false)));
  }

  private byte[] bytes(ContentId id, long number, Map<Key, Item> found) {
    Key key = chunk(id, number);
    Item item = found.get(key);
    if (item == null) {
      item = store.read(List.of(key)).get(key);
    }
    if (item == null) {
      throw missing(id);
    }
    return item.value();
  }

  private void commit(List<Change> changes) {
    if (store.commit(changes) == Outcome.LOST) {
      throw Unavailable.rejected("the content is written or deleted by another");
    }
  }

  private Change.Put put(Key key, long expected, byte[] value) {
    return Change.put(key, expected, ids.unique(), value, OptionalLong.empty());
  }

  private ChunkIndex readable(Key owner, long length) {
    return new ChunkIndex(owner, length, now(), CHUNK_BYTES);
  }

  private long now() {
    return clock.now().toEpochMilli();
  }

  private static byte[] hidden(Item item) {
    return ChunkIndex.decode(item.value()).hidden().encode();
  }

  private static Stored stored(Item item) {
    ChunkIndex index = ChunkIndex.decode(item.value());
    ContentId id = new ContentId(item.key().sort());
    return new Stored(id, index.owner(), Math.max(index.length(), 0), index.writtenAt());
  }

  private static Unavailable missing(ContentId id) {
    return new Unavailable("there is no content " + id.value());
  }

  private static Key index(ContentId id) {
    return new Key(shard(Math.floorMod(id.value().hashCode(), SHARDS)), id.value());
  }

  private static String shard(int number) {
    return "contents:" + number;
  }

  private static Key chunk(ContentId id, long number) {
    return new Key(partition(id), "%012d".formatted(number));
  }

  private static String partition(ContentId id) {
    return "content:" + id.value();
  }
}
