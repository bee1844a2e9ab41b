package dev.malachite.table.entity;

import dev.malachite.domain.TableName;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Resource;
import dev.malachite.protocol.errors.ErrorCode;
import dev.malachite.protocol.routing.TablePath;
import dev.malachite.store.Key;
import dev.malachite.table.model.EntityKey;
import dev.malachite.table.model.TableKeys;

/** The names in the path of a request. */
public final class EntityAddress {
  private EntityAddress() {}

  /** The table as the request spells it. */
  public static TableName table(Resource resource) {
    return switch (path(resource)) {
      case TablePath.Table(String name) -> new TableName(name);
      case TablePath.Entities(String name) -> new TableName(name);
      case TablePath.NamedTable(String name) -> new TableName(name);
      case TablePath.Entity entity -> new TableName(entity.table());
      default -> throw ErrorCode.INVALID_URI.exception();
    };
  }

  /** Where the table of a call is. */
  public static Key tableKey(Call call) {
    return TableKeys.table(call.account(), table(call.resource()));
  }

  public static EntityKey entity(Resource resource) {
    if (path(resource) instanceof TablePath.Entity entity) {
      return EntityKey.of(entity.partitionKey(), entity.rowKey());
    }
    throw ErrorCode.INVALID_URI.exception();
  }

  private static TablePath path(Resource resource) {
    return TablePath.parse(resource).orElseThrow(ErrorCode.INVALID_URI::exception);
  }
}
