package dev.malachite.blob.copy;

import dev.malachite.blob.model.BlobBytes;
import dev.malachite.protocol.copy.SourceFailure;
import java.util.Optional;

/** Copies the bytes of a source piece by piece. */
interface ByteCopy {
  /**
   * Stores the next part of the source.
   *
   * @param bytes what is copied so far
   * @param done how far in the source that is
   * @return empty where nothing is left
   * @throws SourceFailure where the source cannot be read any more
   */
  Optional<Piece> next(BlobBytes bytes, long done);
}
