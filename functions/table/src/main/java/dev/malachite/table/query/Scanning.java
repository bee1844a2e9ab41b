package dev.malachite.table.query;

import dev.malachite.protocol.Payload;
import dev.malachite.store.Cursor;
import dev.malachite.store.Item;
import dev.malachite.store.Range;
import dev.malachite.table.filter.Stretch;
import dev.malachite.table.json.EntityJson;
import dev.malachite.table.model.Entity;
import dev.malachite.table.model.EntityKey;
import dev.malachite.table.model.Table;
import dev.malachite.table.model.TableKeys;
import dev.malachite.table.model.TableStore;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** Looks through a table once, until a page is full or the work of a page is done. */
final class Scanning {
  static final int PAGE = 1000;
  private static final int MOST_ITEMS = 5_000;
  private static final long MOST_BYTES = 8L * 1024 * 1024;

  private final TableStore tables;
  private final Table table;
  private final EntityQuery query;
  private final List<Long> revisions = new ArrayList<>();
  private Optional<EntityKey> last = Optional.empty();
  private int found;
  private long bytes;
  private boolean more;

  private Scanning(TableStore tables, Table table, EntityQuery query) {
    this.tables = tables;
    this.table = table;
    this.query = query;
  }

  static EntityPage page(TableStore tables, Table table, EntityQuery query, EntityJson json) {
    Scanning scanning = new Scanning(tables, table, query);
    Payload answer = json.all(scanning::scan);
    return new EntityPage(
        answer, scanning.more ? scanning.last : Optional.empty(), scanning.revisions);
  }

  private void scan(Consumer<Entity> sink) {
    for (Stretch stretch : query.stretches()) {
      Cursor cursor = cursor(stretch);
      while (cursor.peek().isPresent()) {
        if (isFull()) {
          more = true;
          return;
        }
        take(cursor.next().orElseThrow(), sink);
      }
    }
  }

  private Cursor cursor(Stretch stretch) {
    Range range =
        query.after().map(key -> stretch.range().after(key.sort())).orElse(stretch.range());
    List<String> partitions =
        EntityQuery.buckets(table, stretch).stream()
            .map(bucket -> TableKeys.partition(table, bucket))
            .toList();
    return query.takesAll() && partitions.size() == 1
        ? Cursor.whole(tables.store(), partitions.getFirst(), range, query.fetch())
        : new Cursor(tables.store(), partitions, range, query.fetch());
  }

  private boolean isFull() {
    return found >= query.top() || revisions.size() >= MOST_ITEMS || bytes >= MOST_BYTES;
  }

  private void take(Item item, Consumer<Entity> sink) {
    Entity entity = tables.entities().load(item);
    revisions.add(item.revision());
    last = Optional.of(entity.key());
    bytes += item.value().length;
    if (query.matches(entity)) {
      sink.accept(entity);
      found++;
    }
  }
}
