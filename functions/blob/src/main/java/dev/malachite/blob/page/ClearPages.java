package dev.malachite.blob.page;

import dev.malachite.blob.model.BlobStore;
import dev.malachite.blob.object.BlobConditions;
import dev.malachite.domain.ByteSpan;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.integrity.BodyLimits;
import dev.malachite.sparse.SparseEdit;
import java.util.Optional;

/** Put Page, clear. */
public final class ClearPages implements Operation {
  private final BlobStore blobs;

  public ClearPages(BlobStore blobs) {
    this.blobs = blobs;
  }

  @Override
  public Reply handle(Call call) {
    ByteSpan span = PageRange.of(call);
    BodyLimits.requireEmpty(call.body());
    return new PageChange(blobs, call, span, BlobConditions.of(call))
        .commit(Optional.empty(), map -> SparseEdit.clear(span), reply -> {})
        .orElseThrow();
  }
}
