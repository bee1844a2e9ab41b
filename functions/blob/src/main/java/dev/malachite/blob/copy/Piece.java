package dev.malachite.blob.copy;

import dev.malachite.blob.model.BlobBytes;
import dev.malachite.store.Decision;
import dev.malachite.store.Key;
import dev.malachite.store.View;
import java.util.Collection;
import java.util.function.Consumer;

/** A part of a source whose bytes are stored, but that nothing refers to yet. */
interface Piece {
  /** How far in the source it reaches. */
  long end();

  /** What must be read to refer to it. */
  Collection<Key> keys();

  /** The bytes of the copy with this part, given what was read. */
  Addition apply(View view);

  /** The bytes, and what must be committed with them. */
  record Addition(BlobBytes bytes, Consumer<Decision<?>> changes) {}

  /** Drops its bytes. */
  void discard();
}
