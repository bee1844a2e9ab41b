package dev.malachite.store;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;

/** Content with faults, for tests and simulation. */
public final class FaultyContent implements Content {
  private final Content inner;
  private final FaultInjector injector;

  /**
   * Lets the calls through with faults.
   *
   * @param pause what a stalled call does meanwhile
   */
  public FaultyContent(Content inner, Faults faults, Runnable pause) {
    this.inner = inner;
    this.injector = new FaultInjector(faults, pause);
  }

  @Override
  public long write(ContentId id, Key owner, InputStream bytes) throws IOException {
    try {
      return injector.call(() -> writeUnchecked(id, owner, bytes));
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }

  @Override
  public InputStream open(ContentId id, long offset, long length) {
    return injector.call(() -> inner.open(id, offset, length));
  }

  @Override
  public void delete(ContentId id) {
    injector.call(() -> {
      inner.delete(id);
      return id;
    });
  }

  @Override
  public List<Stored> list(Optional<ContentId> previous, int limit) {
    return injector.call(() -> inner.list(previous, limit));
  }

  @Override
  public void close() {
    inner.close();
  }

  private long writeUnchecked(ContentId id, Key owner, InputStream bytes) {
    try {
      return inner.write(id, owner, bytes);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
