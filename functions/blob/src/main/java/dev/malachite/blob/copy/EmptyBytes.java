package dev.malachite.blob.copy;

import dev.malachite.blob.model.BlobBytes;
import dev.malachite.blob.model.BlobStore;
import dev.malachite.blob.model.BlobType;
import dev.malachite.sparse.SparseMap;
import dev.malachite.sparse.SparseOwner;
import dev.malachite.store.Decision;
import dev.malachite.store.Key;

/** What a blob has while nothing is copied into it yet, or where a copy ended early. */
final class EmptyBytes {
  private EmptyBytes() {}

  /** Pages are all zero at once. */
  static BlobBytes of(BlobStore blobs, BlobType type, Key head, long length) {
    return type == BlobType.PAGE
        ? new BlobBytes.Pages(SparseMap.create(head.partition(), length, blobs.ids()))
        : BlobBytes.Inline.empty();
  }

  /** Says whose pages they are from now on. */
  static <T> Decision<T> own(Decision<T> decision, BlobBytes bytes, Key head) {
    return bytes instanceof BlobBytes.Pages pages
        ? new SparseOwner(pages.map(), head).addTo(decision)
        : decision;
  }
}
