package dev.malachite.reclaim;

import dev.malachite.store.Content;
import dev.malachite.store.ContentId;
import dev.malachite.store.Key;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Optional;

/** Content whose every call waits for its turn. */
record TurnContent(Content inner, Turns turns, int actor) implements Content {
  @Override
  public long write(ContentId id, Key owner, InputStream bytes) throws IOException {
    turns.await(actor);
    return inner.write(id, owner, bytes);
  }

  @Override
  public InputStream open(ContentId id, long offset, long length) {
    turns.await(actor);
    return inner.open(id, offset, length);
  }

  @Override
  public void delete(ContentId id) {
    turns.await(actor);
    inner.delete(id);
  }

  @Override
  public List<Stored> list(Optional<ContentId> previous, int limit) {
    turns.await(actor);
    return inner.list(previous, limit);
  }

  @Override
  public void close() {}
}
