package dev.malachite.table;

import static java.util.Map.entry;

import dev.malachite.account.Foundation;
import dev.malachite.account.PolicyCodec;
import dev.malachite.account.ServiceOperations;
import dev.malachite.domain.TableName;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Service;
import dev.malachite.protocol.StorageService;
import dev.malachite.protocol.auth.AccessPolicies;
import dev.malachite.protocol.auth.Accounts;
import dev.malachite.store.Key;
import dev.malachite.store.Plan;
import dev.malachite.table.batch.SubmitEntityGroupTransaction;
import dev.malachite.table.entity.BatchMarks;
import dev.malachite.table.entity.DeleteEntity;
import dev.malachite.table.entity.EntityWrites;
import dev.malachite.table.entity.InsertEntity;
import dev.malachite.table.entity.InsertOrMergeEntity;
import dev.malachite.table.entity.InsertOrReplaceEntity;
import dev.malachite.table.entity.MergeEntity;
import dev.malachite.table.entity.UpdateEntity;
import dev.malachite.table.model.TableKeys;
import dev.malachite.table.model.TableStore;
import dev.malachite.table.model.Tables;
import dev.malachite.table.query.EntityReads;
import dev.malachite.table.query.GetEntity;
import dev.malachite.table.query.QueryEntities;
import dev.malachite.table.tables.CreateTable;
import dev.malachite.table.tables.DeleteTable;
import dev.malachite.table.tables.GetTable;
import dev.malachite.table.tables.GetTableAcl;
import dev.malachite.table.tables.QueryTables;
import dev.malachite.table.tables.SetTableAcl;
import java.util.HashMap;
import java.util.Map;

/** The Table service: its operations by their ids in the manifest. */
public final class TableService implements StorageService {
  private final TableStore tables;
  private final Map<String, Operation> operations;

  public TableService(TableStore tables, Accounts accounts) {
    this.tables = tables;
    this.operations =
        new HashMap<>(ServiceOperations.of(Service.TABLE, tables.transactions(), accounts));
    operations.putAll(own(tables));
  }

  public static TableService on(Foundation foundation) {
    TableStore tables =
        new TableStore(
            foundation.store(),
            foundation.transactions(),
            foundation.content(),
            foundation.ids(),
            new Tables(),
            foundation.buckets(),
            foundation.longestRead());
    return new TableService(tables, foundation.accounts());
  }

  private static Map<String, Operation> own(TableStore tables) {
    EntityWrites writes = new EntityWrites(tables, new BatchMarks(tables.transactions()));
    EntityReads reads = new EntityReads(tables);
    return Map.ofEntries(
        entry("CreateTable", new CreateTable(tables)),
        entry("DeleteTable", new DeleteTable(tables)),
        entry("GetTable", new GetTable(tables)),
        entry("QueryTables", new QueryTables(tables)),
        entry("GetTableAcl", new GetTableAcl(tables)),
        entry("SetTableAcl", new SetTableAcl(tables)),
        entry("InsertEntity", new InsertEntity(writes)),
        entry("UpdateEntity", new UpdateEntity(writes)),
        entry("InsertOrReplaceEntity", new InsertOrReplaceEntity(writes)),
        entry("MergeEntity", new MergeEntity(writes)),
        entry("InsertOrMergeEntity", new InsertOrMergeEntity(writes)),
        entry("DeleteEntity", new DeleteEntity(writes)),
        entry("GetEntity", new GetEntity(reads)),
        entry("QueryEntities", new QueryEntities(reads)),
        entry(
            "SubmitEntityGroupTransaction",
            new SubmitEntityGroupTransaction(tables, writes, reads)));
  }

  @Override
  public Service service() {
    return Service.TABLE;
  }

  @Override
  public Map<String, Operation> operations() {
    return Map.copyOf(operations);
  }

  @Override
  public AccessPolicies accessPolicies() {
    return (call, table, identifier) -> {
      Key key = TableKeys.table(call.account(), new TableName(table));
      return tables
          .tables()
          .find(key, tables.transactions().read(Plan.of(key)))
          .flatMap(found -> PolicyCodec.find(found.policies(), identifier));
    };
  }
}
