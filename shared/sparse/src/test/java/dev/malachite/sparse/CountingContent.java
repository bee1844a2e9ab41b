package dev.malachite.sparse;

import dev.malachite.store.Content;
import dev.malachite.store.ContentId;
import dev.malachite.store.Key;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Optional;

/** Counts how many contents are opened and closed. */
final class CountingContent {
  private int opened;
  private int closed;

  int opened() {
    return opened;
  }

  int closed() {
    return closed;
  }

  Content around(Content inner) {
    return new Content() {
      @Override
      public long write(ContentId id, Key owner, InputStream bytes) throws IOException {
        return inner.write(id, owner, bytes);
      }

      @Override
      public InputStream open(ContentId id, long offset, long length) {
        opened++;
        return new Counted(inner.open(id, offset, length));
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
    };
  }

  private final class Counted extends FilterInputStream {
    private boolean open = true;

    Counted(InputStream inner) {
      super(inner);
    }

    @Override
    public void close() throws IOException {
      closed += open ? 1 : 0;
      open = false;
      super.close();
    }
  }
}
