package dev.malachite.table.tables;

import dev.malachite.protocol.Call;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.xml.SignedIdentifiers;
import dev.malachite.store.Key;
import dev.malachite.store.Plan;
import dev.malachite.table.entity.EntityAddress;
import dev.malachite.table.model.Table;
import dev.malachite.table.model.TableStore;

/** Get Table ACL. */
public final class GetTableAcl implements Operation {
  private final TableStore tables;

  public GetTableAcl(TableStore tables) {
    this.tables = tables;
  }

  @Override
  public Reply handle(Call call) {
    Key key = EntityAddress.tableKey(call);
    Table table = tables.tables().require(key, tables.transactions().read(Plan.of(key)));
    return Reply.status(200).xml(SignedIdentifiers.write(table.policies())).build();
  }
}
