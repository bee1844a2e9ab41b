package dev.malachite.table.entity;

import dev.malachite.protocol.Call;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Reply;

/** Insert Or Merge Entity. */
public final class InsertOrMergeEntity implements Operation {
  private final EntityWrites writes;

  public InsertOrMergeEntity(EntityWrites writes) {
    this.writes = writes;
  }

  @Override
  public Reply handle(Call call) {
    EntityChange change =
        EntityChange.merge(
            EntityAddress.entity(call.resource()), call.headers(), RequestBody.read(call));
    return SingleChange.reply(writes, call, change);
  }
}
