package dev.malachite.blob.batch;

import dev.malachite.domain.Ids;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.batch.BatchOperation;
import dev.malachite.protocol.batch.Subrequests;

/** Blob Batch in a container. Each part is authorized and answered by itself. */
public final class SubmitContainerBlobBatch implements BatchOperation {
  private final Ids ids;

  public SubmitContainerBlobBatch(Ids ids) {
    this.ids = ids;
  }

  @Override
  public Reply handle(Call call, Subrequests subrequests) {
    return BlobBatch.of(call).within(call).answer(subrequests, ids);
  }
}
