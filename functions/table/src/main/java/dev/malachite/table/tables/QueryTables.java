package dev.malachite.table.tables;

import dev.malachite.protocol.Call;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Payload;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.Service;
import dev.malachite.protocol.integrity.Marker;
import dev.malachite.store.Cursor;
import dev.malachite.store.Item;
import dev.malachite.store.Range;
import dev.malachite.table.entity.ODataHeaders;
import dev.malachite.table.filter.Filter;
import dev.malachite.table.filter.FilterParser;
import dev.malachite.table.json.Links;
import dev.malachite.table.json.MetadataLevel;
import dev.malachite.table.json.TableJson;
import dev.malachite.table.model.EdmValue;
import dev.malachite.table.model.Table;
import dev.malachite.table.model.TableCodec;
import dev.malachite.table.model.TableKeys;
import dev.malachite.table.model.TableStore;
import dev.malachite.table.query.Top;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Query Tables. */
public final class QueryTables implements Operation {
  private static final String NAME = "TableName";
  private static final int MOST_SCANNED = 5_000;

  private final TableStore tables;

  public QueryTables(TableStore tables) {
    this.tables = tables;
  }

  @Override
  public Reply handle(Call call) {
    MetadataLevel level = MetadataLevel.of(call.query(), call.headers());
    Filter filter = call.parameter("$filter").map(FilterParser::parse).orElse(Filter.ALL);
    int top = Top.of(call.query());
    Cursor cursor =
        new Cursor(
            tables.store(), List.of(TableKeys.account(call.account())), range(call), top + 1);
    List<String> names = new ArrayList<>();
    Optional<String> last = collect(cursor, filter, top, names);
    return Reply.status(200)
        .with(new ODataHeaders())
        .header("Content-Type", level.contentType())
        .header("x-ms-continuation-NextTableName", last, Marker::encode)
        .payload(Payload.of(new TableJson(Links.of(call), level).all(names)))
        .build();
  }

  private static Range range(Call call) {
    Range all = Range.prefix(TableKeys.tables());
    return call.parameter("NextTableName")
        .filter(token -> !token.isEmpty())
        .map(token -> all.after(Marker.decode(token, Service.TABLE)))
        .orElse(all);
  }

  /** The last sort key that was looked at, where others follow. */
  private static Optional<String> collect(
      Cursor cursor, Filter filter, int top, List<String> names) {
    String last = "";
    for (int scanned = 0; names.size() < top && scanned < MOST_SCANNED; scanned++) {
      Optional<Item> item = cursor.next();
      if (item.isEmpty()) {
        return Optional.empty();
      }
      last = item.get().key().sort();
      Table table = TableCodec.decode(item.get().value());
      if (table.isLive() && filter.test(name -> property(table, name))) {
        names.add(table.name());
      }
    }
    return cursor.peek().isPresent() ? Optional.of(last) : Optional.empty();
  }

  private static Optional<EdmValue> property(Table table, String name) {
    return name.equals(NAME) ? Optional.of(new EdmValue.Text(table.name())) : Optional.empty();
  }
}
