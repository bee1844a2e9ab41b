package dev.malachite.sparse;

import dev.malachite.store.Content;
import dev.malachite.store.ContentId;
import dev.malachite.store.Key;
import dev.malachite.store.Unavailable;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Extents whose bytes were copied into one content. */
record Packing(ContentId content, Extents before, Extents after) {
  static Packing write(Content contents, ContentId id, Key owner, Extents extents) {
    try (ExtentStream bytes = new ExtentStream(contents, extents.list().iterator())) {
      contents.write(id, owner, bytes);
    } catch (IOException broken) {
      throw new Unavailable("the bytes of a slab could not be copied", broken);
    }
    return new Packing(id, extents, extents.packed(id));
  }

  /** Moves into the content what is still as it was when it was copied. */
  Extents applyTo(Extents current) {
    List<Extent> moved = new ArrayList<>();
    for (Span piece : Differences.pieces(before, current)) {
      Optional<Source> source = current.at(piece.from());
      boolean copied = source.equals(before.at(piece.from()));
      (copied ? after.at(piece.from()) : source)
          .ifPresent(place -> moved.add(new Extent(piece, place)));
    }
    return Extents.of(moved);
  }
}
