package dev.malachite.table.tables;

import dev.malachite.domain.TableName;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Payload;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.errors.ErrorCode;
import dev.malachite.store.Decision;
import dev.malachite.store.Key;
import dev.malachite.store.Plan;
import dev.malachite.store.View;
import dev.malachite.table.entity.ODataHeaders;
import dev.malachite.table.entity.Preference;
import dev.malachite.table.entity.RequestBody;
import dev.malachite.table.json.Links;
import dev.malachite.table.json.MetadataLevel;
import dev.malachite.table.json.TableJson;
import dev.malachite.table.model.Table;
import dev.malachite.table.model.TableCodec;
import dev.malachite.table.model.TableKeys;
import dev.malachite.table.model.TableStore;
import java.util.List;
import java.util.Optional;

/** Create Table. */
public final class CreateTable implements Operation {
  private final TableStore tables;

  public CreateTable(TableStore tables) {
    this.tables = tables;
  }

  @Override
  public Reply handle(Call call) {
    RequestBody.requireJson(call.headers());
    TableName name = new TableName(TableJson.name(RequestBody.read(call)));
    Reply reply = reply(call, name.value());
    Key key = TableKeys.table(call.account(), name);
    return tables.transactions().run(Plan.of(key), view -> create(key, name, reply, view));
  }

  private Decision<Reply> create(Key key, TableName name, Reply reply, View view) {
    view.item(key).map(item -> TableCodec.decode(item.value())).ifPresent(old -> refuse(old, view));
    String generation = TableKeys.freshGeneration(tables.ids());
    Table table =
        new Table(name.value(), generation, tables.buckets(), List.of(), Optional.empty());
    return Decision.of(reply).put(key, TableCodec.encode(table));
  }

  private static void refuse(Table old, View view) {
    if (old.isLive()) {
      throw ErrorCode.TABLE_ALREADY_EXISTS.exception();
    }
    if (old.isNameBlocked(view.now())) {
      throw ErrorCode.TABLE_BEING_DELETED.exception();
    }
  }

  private static Reply reply(Call call, String name) {
    MetadataLevel level = MetadataLevel.of(call.query(), call.headers());
    Links links = Links.of(call);
    Preference preference = Preference.of(call.headers());
    String location = links.of(Links.table(name));
    Reply.Builder reply =
        Reply.status(preference == Preference.NO_CONTENT ? 204 : 201)
            .with(new ODataHeaders())
            .header("Location", location);
    if (preference != Preference.NONE) {
      reply.header("Preference-Applied", preference.text());
    }
    return preference == Preference.NO_CONTENT
        ? reply.header("DataServiceId", location).build()
        : reply
            .header("Content-Type", level.contentType())
            .payload(Payload.of(new TableJson(links, level).one(name)))
            .build();
  }
}
