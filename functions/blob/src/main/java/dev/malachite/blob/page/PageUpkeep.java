package dev.malachite.blob.page;

import dev.malachite.blob.model.Blob;
import dev.malachite.blob.model.BlobBytes;
import dev.malachite.blob.model.BlobStore;
import dev.malachite.blob.object.BlobWrite;
import dev.malachite.protocol.Call;
import dev.malachite.sparse.Cleared;
import dev.malachite.sparse.SparseChange;
import dev.malachite.sparse.SparseMap;
import dev.malachite.sparse.SparseUpkeep;
import dev.malachite.store.Decision;
import dev.malachite.store.Unavailable;
import dev.malachite.store.View;
import java.util.List;
import java.util.Optional;

/** Keeps a page blob quick after a change of it; the change itself is committed by then. */
final class PageUpkeep {
  private final BlobStore blobs;
  private final Call call;
  private final SparseUpkeep upkeep;

  PageUpkeep(BlobStore blobs, Call call) {
    this.blobs = blobs;
    this.call = call;
    this.upkeep = new SparseUpkeep(blobs.sparse());
  }

  void after(SparseChange change) {
    upkeep.after(change);
    if (change.map().isCrowded()) {
      try {
        List<Cleared> compacted = upkeep.compact(change.map());
        blobs
            .transactions()
            .run(BlobWrite.plan(blobs, call), view -> forget(change.map(), compacted, view));
      } catch (Unavailable later) {
        // Nothing is wrong meanwhile: the next change tries again.
      }
    }
  }

  private Decision<Boolean> forget(SparseMap seen, List<Cleared> compacted, View view) {
    BlobWrite write = BlobWrite.of(blobs, call, view);
    Optional<Blob> blob = write.current();
    if (blob.isPresent()
        && blob.get().bytes() instanceof BlobBytes.Pages pages
        && pages.map().continues(seen)) {
      BlobBytes fewer = new BlobBytes.Pages(pages.map().without(compacted));
      return write.update(Decision.of(true), blob.get().edit().bytes(fewer).build());
    }
    return Decision.of(false);
  }
}
