package dev.malachite.table.tables;

import dev.malachite.protocol.Call;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.xml.SignedIdentifier;
import dev.malachite.protocol.xml.SignedIdentifiers;
import dev.malachite.store.Decision;
import dev.malachite.store.Key;
import dev.malachite.store.Plan;
import dev.malachite.store.View;
import dev.malachite.table.entity.EntityAddress;
import dev.malachite.table.model.Table;
import dev.malachite.table.model.TableCodec;
import dev.malachite.table.model.TableStore;
import java.util.List;

/** Set Table ACL. */
public final class SetTableAcl implements Operation {
  private final TableStore tables;

  public SetTableAcl(TableStore tables) {
    this.tables = tables;
  }

  @Override
  public Reply handle(Call call) {
    Key key = EntityAddress.tableKey(call);
    boolean none = call.body().length().orElse(-1) == 0;
    List<SignedIdentifier> policies =
        none ? List.of() : SignedIdentifiers.read(call.body().stream());
    return tables.transactions().run(Plan.of(key), view -> replace(key, policies, view));
  }

  private Decision<Reply> replace(Key key, List<SignedIdentifier> policies, View view) {
    Table table = tables.tables().require(key, view).withPolicies(policies);
    return Decision.of(Reply.status(204).build()).put(key, TableCodec.encode(table));
  }
}
