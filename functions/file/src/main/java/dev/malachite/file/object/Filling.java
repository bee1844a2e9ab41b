package dev.malachite.file.object;

import dev.malachite.domain.ByteSpan;
import dev.malachite.file.model.FileStore;
import dev.malachite.protocol.Payload;
import dev.malachite.sparse.SparseChange;
import dev.malachite.sparse.SparseEdit;
import dev.malachite.sparse.SparseMap;
import dev.malachite.sparse.SparseWriter;
import dev.malachite.store.ContentId;
import dev.malachite.store.Decision;
import dev.malachite.store.Unavailable;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;

/** Fills a new map that no file has yet, slab by slab; zeros stay holes. */
final class Filling {
  private final FileStore files;
  private final SparseWriter writer;

  Filling(FileStore files) {
    this.files = files;
    this.writer = new SparseWriter(files.sparse().settings());
  }

  SparseMap fill(long length, Payload payload) {
    SparseMap map = SparseMap.create("file", length, files.ids());
    try (InputStream bytes = payload.stream().get()) {
      long position = 0;
      while (position < length) {
        byte[] part = bytes.readNBytes((int) Math.min(map.shape().slabBytes(), length - position));
        if (part.length == 0) {
          throw new Unavailable("the source of a copy ended early");
        }
        map = isZero(part) ? map : write(map, position, part);
        position += part.length;
      }
      return map;
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  private SparseMap write(SparseMap map, long position, byte[] part) throws IOException {
    ByteSpan span = new ByteSpan(position, position + part.length - 1);
    ContentId id = new ContentId(files.ids().uuid().toString());
    files.content().write(id, map.contentOwner(span), new ByteArrayInputStream(part));
    SparseEdit edit = SparseEdit.write(map, span, id, 0);
    return files
        .transactions()
        .run(
            known -> writer.keys(map, edit),
            view -> {
              SparseChange change = writer.apply(map, edit, view);
              return change.addTo(Decision.of(change.map()));
            });
  }

  private static boolean isZero(byte[] part) {
    for (byte each : part) {
      if (each != 0) {
        return false;
      }
    }
    return true;
  }
}
