package dev.malachite.table.entity;

import dev.malachite.protocol.Call;
import dev.malachite.protocol.Reply;
import dev.malachite.table.json.Links;
import dev.malachite.table.json.MetadataLevel;
import dev.malachite.table.model.Entity;
import java.util.Optional;

/** A change outside batches. */
final class SingleChange {
  private SingleChange() {}

  static Reply reply(EntityWrites writes, Call call, EntityChange change) {
    change.requireInRange(call.principal());
    MetadataLevel level = change.level(call.query(), call.headers());
    Optional<Entity> after = writes.write(EntityAddress.tableKey(call), change);
    String table = EntityAddress.table(call.resource()).value();
    return new EntityReplies(Links.of(call), table).of(change, after, level);
  }
}
