package dev.malachite.file.copy;

import dev.malachite.domain.ByteSpan;
import dev.malachite.file.model.FileStore;
import dev.malachite.protocol.copy.SourceReader;
import dev.malachite.sparse.SparseMap;
import dev.malachite.store.ContentId;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.time.Instant;
import java.util.Optional;

/** Copies the bytes of a source piece by piece. */
record ByteCopy(FileStore files, SourceReader reader, SourceRanges ranges) {
  static ByteCopy of(FileStore files, SourceReader reader, boolean inRanges, SparseMap map) {
    int longest = map.shape().slabBytes();
    return new ByteCopy(files, reader, new SourceRanges(reader, inRanges, map.length(), longest));
  }

  /** The next part, stored, but nothing refers to it yet; empty where nothing is left. */
  Optional<Piece> next(SparseMap map, long done) {
    return ranges.from(done).map(span -> piece(map, span));
  }

  private Piece piece(SparseMap map, ByteSpan span) {
    Instant since = files.transactions().now();
    ContentId id = new ContentId(files.ids().uuid().toString());
    try (InputStream stream = reader.open(span)) {
      files.content().write(id, map.contentOwner(span), stream);
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
    return new Piece(files, map, span, id, since);
  }
}
