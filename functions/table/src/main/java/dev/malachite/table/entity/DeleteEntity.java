package dev.malachite.table.entity;

import dev.malachite.protocol.Call;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Reply;

/** Delete Entity. */
public final class DeleteEntity implements Operation {
  private final EntityWrites writes;

  public DeleteEntity(EntityWrites writes) {
    this.writes = writes;
  }

  @Override
  public Reply handle(Call call) {
    EntityChange change =
        EntityChange.delete(EntityAddress.entity(call.resource()), call.headers());
    return SingleChange.reply(writes, call, change);
  }
}
