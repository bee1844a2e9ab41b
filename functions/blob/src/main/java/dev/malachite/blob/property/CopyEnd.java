package dev.malachite.blob.property;

import dev.malachite.blob.model.Blob;
import dev.malachite.blob.model.CopyState;
import java.util.Optional;

/**
 * A write ends what a blob tells about the copy it came from, but for incremental copies, which go
 * on.
 */
final class CopyEnd {
  private CopyEnd() {}

  static Optional<CopyState> of(Blob blob) {
    return blob.copy().filter(CopyState::incremental);
  }
}
