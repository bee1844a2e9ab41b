package dev.malachite.table.query;

import dev.malachite.domain.TableName;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Headers;
import dev.malachite.protocol.Query;
import dev.malachite.protocol.auth.Principal;
import dev.malachite.store.Key;
import dev.malachite.table.entity.EntityAddress;
import dev.malachite.table.json.EntityJson;
import dev.malachite.table.json.Links;
import dev.malachite.table.json.MetadataLevel;
import dev.malachite.table.json.Select;
import dev.malachite.table.model.TableKeys;

/** A request to read entities, by itself or in a batch. */
public record ReadRequest(
    Key tableKey, String table, Links links, Query query, Headers headers, Principal principal) {

  public static ReadRequest of(Call call) {
    TableName name = EntityAddress.table(call.resource());
    return new ReadRequest(
        TableKeys.table(call.account(), name),
        name.value(),
        Links.of(call),
        call.query(),
        call.headers(),
        call.principal());
  }

  MetadataLevel level() {
    return MetadataLevel.of(query, headers);
  }

  EntityJson json(MetadataLevel level) {
    return new EntityJson(links, table, level, Select.of(query));
  }
}
