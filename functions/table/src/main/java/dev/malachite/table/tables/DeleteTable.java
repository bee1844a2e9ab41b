package dev.malachite.table.tables;

import dev.malachite.protocol.Call;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.errors.ErrorCode;
import dev.malachite.store.Decision;
import dev.malachite.store.Key;
import dev.malachite.store.Plan;
import dev.malachite.store.Residue;
import dev.malachite.store.View;
import dev.malachite.table.entity.EntityAddress;
import dev.malachite.table.entity.ODataHeaders;
import dev.malachite.table.model.Table;
import dev.malachite.table.model.TableCodec;
import dev.malachite.table.model.TableStore;
import java.time.Instant;
import java.util.OptionalLong;

/** Delete Table. */
public final class DeleteTable implements Operation {
  private final TableStore tables;

  public DeleteTable(TableStore tables) {
    this.tables = tables;
  }

  @Override
  public Reply handle(Call call) {
    Key key = EntityAddress.tableKey(call);
    return tables.transactions().run(Plan.of(key), view -> delete(key, view));
  }

  private Decision<Reply> delete(Key key, View view) {
    Table table =
        tables.tables().find(key, view).orElseThrow(ErrorCode.RESOURCE_NOT_FOUND::exception);
    Instant nameIsFree = view.now().plus(Table.NAME_BLOCKED);
    Decision<Reply> decision =
        Decision.of(Reply.status(204).with(new ODataHeaders()).build())
            .put(
                key,
                TableCodec.encode(table.deleted(view.now())),
                OptionalLong.of(nameIsFree.toEpochMilli()));
    Instant unread = view.now().plus(tables.longestRead());
    return Residue.generation(table.generation(), table.buckets(), key, unread).addTo(decision);
  }
}
