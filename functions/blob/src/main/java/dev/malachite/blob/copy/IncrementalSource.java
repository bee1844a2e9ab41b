package dev.malachite.blob.copy;

import dev.malachite.blob.model.Blob;
import dev.malachite.blob.model.CopyState;
import dev.malachite.protocol.copy.SourceUrl;
import dev.malachite.protocol.errors.ErrorCode;
import java.util.Optional;

/** A snapshot that incremental copies begin or go on with. */
record IncrementalSource(SourceUrl url, String snapshot) {
  private static final String SNAPSHOT = "snapshot";

  static IncrementalSource of(SourceUrl url) {
    if (url.path().equals("/")) {
      throw ErrorCode.INVALID_SOURCE_BLOB_URL.exception();
    }
    return new IncrementalSource(
        url,
        url.parameter(SNAPSHOT)
            .orElseThrow(ErrorCode.INCREMENTAL_COPY_SOURCE_MUST_BE_SNAPSHOT::exception));
  }

  /** The snapshot that the blob is a copy of; empty where everything has to be copied. */
  Optional<String> previous(Optional<Blob> old) {
    if (old.isEmpty()) {
      return Optional.empty();
    }
    CopyState last =
        old.flatMap(Blob::copy)
            .filter(CopyState::incremental)
            .orElseThrow(ErrorCode.INCREMENTAL_COPY_BLOB_MISMATCH::exception);
    SourceUrl before = SourceUrl.parse(last.source()).orElseThrow();
    if (!before.path().equals(url.path())
        || !before.authority().equalsIgnoreCase(url.authority())) {
      throw ErrorCode.INCREMENTAL_COPY_BLOB_MISMATCH.exception();
    }
    String copied = before.parameter(SNAPSHOT).orElseThrow();
    if (snapshot.compareTo(copied) < 0) {
      throw ErrorCode.INCREMENTAL_COPY_OF_EARLIER_VERSION_SNAPSHOT_NOT_ALLOWED.exception();
    }
    return last.status() == CopyState.Status.SUCCESS ? Optional.of(copied) : Optional.empty();
  }
}
