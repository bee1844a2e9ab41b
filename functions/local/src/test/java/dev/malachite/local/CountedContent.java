package dev.malachite.local;

import dev.malachite.store.Content;
import dev.malachite.store.ContentId;
import dev.malachite.store.Key;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Optional;

/** Counts the objects that are written and read. */
final class CountedContent implements Content {
  private final Content inner;
  private int puts;
  private int gets;

  CountedContent(Content inner) {
    this.inner = inner;
  }

  int puts() {
    return puts;
  }

  int gets() {
    return gets;
  }

  void forget() {
    puts = 0;
    gets = 0;
  }

  @Override
  public long write(ContentId id, Key owner, InputStream bytes) throws IOException {
    puts++;
    return inner.write(id, owner, bytes);
  }

  @Override
  public InputStream open(ContentId id, long offset, long length) {
    gets++;
    return inner.open(id, offset, length);
  }

  @Override
  public void delete(ContentId id) {
    inner.delete(id);
  }

  @Override
  public List<Stored> list(Optional<ContentId> previous, int limit) {
    return inner.list(previous, limit);
  }

  @Override
  public void close() {
    inner.close();
  }
}
