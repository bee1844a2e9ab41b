package dev.malachite.blob.copy;

import dev.malachite.blob.model.BlobBytes;
import dev.malachite.blob.model.BlobStore;
import dev.malachite.domain.ByteSpan;
import dev.malachite.protocol.copy.SourceReader;
import dev.malachite.sparse.SparseChange;
import dev.malachite.sparse.SparseEdit;
import dev.malachite.sparse.SparseMap;
import dev.malachite.sparse.SparseSettings;
import dev.malachite.sparse.SparseWriter;
import dev.malachite.store.ContentId;
import dev.malachite.store.Key;
import dev.malachite.store.View;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Collection;
import java.util.Optional;

/** Copies the written pages into a page blob. */
final class PageCopy implements ByteCopy {
  private static final SparseWriter WRITER = new SparseWriter(SparseSettings.STANDARD);

  private final BlobStore blobs;
  private final SourceReader reader;
  private final SourcePages pages;

  PageCopy(BlobStore blobs, SourceReader reader, SourcePages pages) {
    this.blobs = blobs;
    this.reader = reader;
    this.pages = pages;
  }

  @Override
  public Optional<Piece> next(BlobBytes bytes, long done) {
    SparseMap map = ((BlobBytes.Pages) bytes).map();
    return pages
        .from(done)
        .map(next -> next.cleared() ? cleared(map, next.span()) : written(map, next.span()));
  }

  private Piece cleared(SparseMap map, ByteSpan span) {
    return new Edit(map, SparseEdit.clear(span), span.last() + 1, () -> {});
  }

  private Piece written(SparseMap map, ByteSpan span) {
    ContentId id = new ContentId(blobs.ids().uuid().toString());
    try (InputStream stream = reader.open(span)) {
      blobs.content().write(id, map.contentOwner(span), stream);
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
    SparseEdit edit = SparseEdit.write(map, span, id, 0);
    return new Edit(map, edit, span.last() + 1, () -> blobs.content().delete(id));
  }

  private record Edit(SparseMap map, SparseEdit edit, long end, Runnable drop) implements Piece {
    @Override
    public Collection<Key> keys() {
      return WRITER.keys(map, edit);
    }

    @Override
    public Addition apply(View view) {
      SparseChange change = WRITER.apply(map, edit, view);
      return new Addition(new BlobBytes.Pages(change.map()), change::addTo);
    }

    @Override
    public void discard() {
      drop.run();
    }
  }
}
