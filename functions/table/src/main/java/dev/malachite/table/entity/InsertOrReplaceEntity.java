package dev.malachite.table.entity;

import dev.malachite.protocol.Call;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Reply;

/** Insert Or Replace Entity. */
public final class InsertOrReplaceEntity implements Operation {
  private final EntityWrites writes;

  public InsertOrReplaceEntity(EntityWrites writes) {
    this.writes = writes;
  }

  @Override
  public Reply handle(Call call) {
    EntityChange change =
        EntityChange.replace(
            EntityAddress.entity(call.resource()), call.headers(), RequestBody.read(call));
    return SingleChange.reply(writes, call, change);
  }
}
