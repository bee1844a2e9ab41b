package dev.malachite.blob.batch;

import dev.malachite.domain.Ids;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.batch.BatchOperation;
import dev.malachite.protocol.batch.Subrequests;

/** Blob Batch. Each part is authorized and answered by itself. */
public final class SubmitBlobBatch implements BatchOperation {
  private final Ids ids;

  public SubmitBlobBatch(Ids ids) {
    this.ids = ids;
  }

  @Override
  public Reply handle(Call call, Subrequests subrequests) {
    return BlobBatch.of(call).answer(subrequests, ids);
  }
}
