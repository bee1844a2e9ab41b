package dev.malachite.table.query;

import dev.malachite.protocol.Call;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Reply;
import dev.malachite.table.entity.EntityAddress;

/** Get Entity: the query for one entity by its keys. */
public final class GetEntity implements Operation {
  private final EntityReads reads;

  public GetEntity(EntityReads reads) {
    this.reads = reads;
  }

  @Override
  public Reply handle(Call call) {
    ReadRequest request = ReadRequest.of(call);
    return reads.one(request, EntityAddress.entity(call.resource()));
  }
}
