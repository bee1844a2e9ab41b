package dev.malachite.table.query;

import dev.malachite.protocol.Call;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Reply;

/** Query Entities. */
public final class QueryEntities implements Operation {
  private final EntityReads reads;

  public QueryEntities(EntityReads reads) {
    this.reads = reads;
  }

  @Override
  public Reply handle(Call call) {
    return reads.page(ReadRequest.of(call));
  }
}
