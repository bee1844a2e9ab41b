package dev.malachite.table.entity;

import dev.malachite.protocol.Call;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Reply;

/** Update Entity. */
public final class UpdateEntity implements Operation {
  private final EntityWrites writes;

  public UpdateEntity(EntityWrites writes) {
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
