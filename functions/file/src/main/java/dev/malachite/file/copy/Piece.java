package dev.malachite.file.copy;

import dev.malachite.domain.ByteSpan;
import dev.malachite.file.model.FileStore;
import dev.malachite.sparse.SparseChange;
import dev.malachite.sparse.SparseEdit;
import dev.malachite.sparse.SparseMap;
import dev.malachite.sparse.SparseWriter;
import dev.malachite.store.ContentId;
import dev.malachite.store.FreshContent;
import dev.malachite.store.Key;
import dev.malachite.store.View;
import java.time.Instant;
import java.util.Collection;

/**
 * A part of a source whose bytes are stored, for a version of a map that is to have them next.
 *
 * @param since an instant before the first byte was stored
 */
record Piece(FileStore files, SparseMap map, ByteSpan span, ContentId content, Instant since) {
  /** How far in the source it reaches. */
  long end() {
    return span.last() + 1;
  }

  Collection<Key> keys() {
    return writer().keys(map, edit());
  }

  SparseChange apply(View view) {
    FreshContent.require(since, view.now());
    return writer().apply(map, edit(), view);
  }

  void discard() {
    files.content().delete(content);
  }

  private SparseEdit edit() {
    return SparseEdit.write(map, span, content, 0);
  }

  private SparseWriter writer() {
    return new SparseWriter(files.sparse().settings());
  }
}
