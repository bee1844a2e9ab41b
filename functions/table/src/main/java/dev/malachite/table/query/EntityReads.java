package dev.malachite.table.query;

import dev.malachite.protocol.Payload;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.auth.KeyRange;
import dev.malachite.protocol.errors.ErrorCode;
import dev.malachite.store.Plan;
import dev.malachite.store.View;
import dev.malachite.table.entity.ODataHeaders;
import dev.malachite.table.json.MetadataLevel;
import dev.malachite.table.model.Entity;
import dev.malachite.table.model.EntityKey;
import dev.malachite.table.model.Table;
import dev.malachite.table.model.TableKeys;
import dev.malachite.table.model.TableStore;
import java.util.List;

/** Answers requests to read entities. */
public final class EntityReads {
  private final TableStore tables;

  public EntityReads(TableStore tables) {
    this.tables = tables;
  }

  /** One entity, which must exist. */
  public Reply one(ReadRequest request, EntityKey key) {
    MetadataLevel level = request.level();
    KeyRange permitted = request.principal().keyRange();
    if (!permitted.contains(key.partitionKey(), key.rowKey())) {
      throw ErrorCode.AUTHORIZATION_FAILURE.exception();
    }
    Plan plan =
        tables.tables().plan(request.tableKey(), table -> List.of(TableKeys.entity(table, key)));
    View view = tables.transactions().read(plan);
    Table table = tables.tables().require(request.tableKey(), view);
    Entity entity =
        view.item(TableKeys.entity(table, key))
            .map(tables.entities()::load)
            .orElseThrow(ErrorCode.RESOURCE_NOT_FOUND::exception);
    return Reply.status(200)
        .with(new ODataHeaders())
        .header("Content-Type", level.contentType())
        .header("ETag", entity.etag())
        .payload(Payload.of(request.json(level).one(entity)))
        .build();
  }

  /** A page of those that match the filter. */
  public Reply page(ReadRequest request) {
    MetadataLevel level = request.level();
    EntityQuery query = EntityQuery.of(request);
    EntityPage page =
        new SnapshotRead(tables, request.tableKey(), query, request.json(level)).page();
    Reply.Builder reply =
        Reply.status(200).with(new ODataHeaders()).header("Content-Type", level.contentType());
    page.last().ifPresent(key -> Continuation.write(reply, key));
    return reply.payload(page.answer()).build();
  }
}
