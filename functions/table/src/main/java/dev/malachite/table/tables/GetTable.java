package dev.malachite.table.tables;

import dev.malachite.protocol.Call;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Payload;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.errors.ErrorCode;
import dev.malachite.store.Key;
import dev.malachite.store.Plan;
import dev.malachite.table.entity.EntityAddress;
import dev.malachite.table.entity.ODataHeaders;
import dev.malachite.table.json.Links;
import dev.malachite.table.json.MetadataLevel;
import dev.malachite.table.json.TableJson;
import dev.malachite.table.model.Table;
import dev.malachite.table.model.TableStore;

/** The query for one table by its name. */
public final class GetTable implements Operation {
  private final TableStore tables;

  public GetTable(TableStore tables) {
    this.tables = tables;
  }

  @Override
  public Reply handle(Call call) {
    MetadataLevel level = MetadataLevel.of(call.query(), call.headers());
    Key key = EntityAddress.tableKey(call);
    Table table =
        tables
            .tables()
            .find(key, tables.transactions().read(Plan.of(key)))
            .orElseThrow(ErrorCode.RESOURCE_NOT_FOUND::exception);
    return Reply.status(200)
        .with(new ODataHeaders())
        .header("Content-Type", level.contentType())
        .payload(Payload.of(new TableJson(Links.of(call), level).one(table.name())))
        .build();
  }
}
