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
import java.util.Map;
import java.util.NavigableMap;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ConcurrentSkipListMap;

/** Content in memory, for tests, simulation and trials: gone with the process. */
public final class MemoryContent implements Content {
  record Held(Stored row, List<byte[]> chunks) {}

  private final NavigableMap<String, Held> all = new ConcurrentSkipListMap<>();
  private final Clock clock;

  public MemoryContent(Clock clock) {
    this.clock = clock;
  }

  @Override
  public long write(ContentId id, Key owner, InputStream bytes) throws IOException {
    List<byte[]> chunks = new ArrayList<>();
    long length = 0;
    byte[] chunk;
    do {
      chunk = bytes.readNBytes(Chunks.BYTES);
      chunks.add(chunk);
      length += chunk.length;
    } while (chunk.length == Chunks.BYTES);
    Stored row = new Stored(id, owner, length, clock.now().toEpochMilli());
    all.put(id.value(), new Held(row, chunks));
    return length;
  }

  @Override
  public InputStream open(ContentId id, long offset, long length) {
    Held held = all.get(id.value());
    if (held == null) {
      throw Unavailable.rejected("there is no content " + id.value());
    }
    Objects.checkFromIndexSize(offset, length, held.row().length());
    return new ChunkStream(held.chunks()::get, Chunks.BYTES, offset, length);
  }

  @Override
  public void delete(ContentId id) {
    all.remove(id.value());
  }

  @Override
  public List<Stored> list(Optional<ContentId> previous, int limit) {
    NavigableMap<String, Held> rest =
        previous.map(id -> all.tailMap(id.value(), false)).orElse(all);
    return rest.values().stream().limit(limit).map(Held::row).toList();
  }

  /** All there is at one instant. */
  record State(Map<String, Held> all) {
    static final State EMPTY = new State(Map.of());
  }

  State state() {
    return new State(Map.copyOf(all));
  }

  void become(State state) {
    all.keySet().retainAll(state.all().keySet());
    all.putAll(state.all());
  }

  @Override
  public void close() {}
}
