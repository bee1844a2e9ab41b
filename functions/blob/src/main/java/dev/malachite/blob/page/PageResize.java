package dev.malachite.blob.page;

import dev.malachite.blob.model.Blob;
import dev.malachite.blob.model.BlobBytes;
import dev.malachite.protocol.errors.ErrorCode;
import dev.malachite.sparse.SparseChange;
import dev.malachite.sparse.SparseEdit;
import dev.malachite.sparse.SparseMap;
import dev.malachite.sparse.SparseSettings;
import dev.malachite.sparse.SparseWriter;
import dev.malachite.store.Decision;
import dev.malachite.store.Key;
import dev.malachite.store.View;
import java.util.Collection;
import java.util.List;

/** A page blob made longer or shorter, inside the rule of an operation. */
public record PageResize(long length) {
  private static final SparseWriter WRITER = new SparseWriter(SparseSettings.STANDARD);

  /** What must be read besides the blob. */
  public Collection<Key> keys(Blob blob) {
    return blob.bytes() instanceof BlobBytes.Pages pages
        ? WRITER.keys(pages.map(), SparseEdit.resize(length))
        : List.of();
  }

  /** The bytes afterwards; what they need is added to the decision. */
  public BlobBytes apply(Blob blob, View view, Decision<?> decision) {
    SparseChange change = WRITER.apply(map(blob), SparseEdit.resize(length), view);
    change.addTo(decision);
    return new BlobBytes.Pages(change.map());
  }

  private static SparseMap map(Blob blob) {
    if (blob.bytes() instanceof BlobBytes.Pages pages) {
      return pages.map();
    }
    throw ErrorCode.INVALID_BLOB_TYPE.exception();
  }
}
