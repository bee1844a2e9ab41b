package dev.malachite.table.entity;

import dev.malachite.protocol.Call;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Reply;

/** Insert Entity. */
public final class InsertEntity implements Operation {
  private final EntityWrites writes;

  public InsertEntity(EntityWrites writes) {
    this.writes = writes;
  }

  @Override
  public Reply handle(Call call) {
    EntityChange change = EntityChange.insert(call.headers(), RequestBody.read(call));
    return SingleChange.reply(writes, call, change);
  }
}
