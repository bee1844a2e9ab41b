package dev.malachite.table.query;

import dev.malachite.store.Item;
import dev.malachite.store.Key;
import dev.malachite.store.Plan;
import dev.malachite.store.Unavailable;
import dev.malachite.store.View;
import dev.malachite.table.entity.BatchMarks;
import dev.malachite.table.json.EntityJson;
import dev.malachite.table.model.Table;
import dev.malachite.table.model.TableKeys;
import dev.malachite.table.model.TableStore;
import java.util.List;

/**
 * Reads a page that no batch is half in. Where no batch is under way, which the marks of the
 * buckets tell before and after, any page is; else two looks in a row must have seen the same.
 */
final class SnapshotRead {
  private static final int LOOKS_AT_PARTITION = 256;
  private static final int LOOKS_ELSEWHERE = 4;

  private final TableStore tables;
  private final Key tableKey;
  private final EntityQuery query;
  private final EntityJson json;

  SnapshotRead(TableStore tables, Key tableKey, EntityQuery query, EntityJson json) {
    this.tables = tables;
    this.tableKey = tableKey;
    this.query = query;
    this.json = json;
  }

  EntityPage page() {
    Plan plan = tables.tables().plan(tableKey, this::marks);
    View before = tables.transactions().read(plan);
    Table table = tables.tables().require(tableKey, before);
    EntityPage page = Scanning.page(tables, table, query, json);
    // Even an empty page can be half of a batch: one that deletes a row and inserts another.
    if (query.isOfOneRow() || isQuiet(marks(table), before)) {
      return page;
    }
    return settled(table, page);
  }

  private List<Key> marks(Table table) {
    return query.buckets(table).stream().map(bucket -> TableKeys.mark(table, bucket)).toList();
  }

  /** Whether no batch was under way, neither before nor since. */
  private boolean isQuiet(List<Key> marks, View before) {
    if (marks.stream().anyMatch(mark -> BatchMarks.isBusy(before.item(mark), before.now()))) {
      return false;
    }
    View after = tables.transactions().read(_ -> marks);
    return marks.stream()
        .allMatch(mark ->
            before.item(mark).map(Item::revision).equals(after.item(mark).map(Item::revision)));
  }

  // Over several partitions the API promises no snapshot, so a busy table may be shown as it was
  // met.
  private EntityPage settled(Table table, EntityPage first) {
    EntityPage page = first;
    int looks = query.isInOnePartition() ? LOOKS_AT_PARTITION : LOOKS_ELSEWHERE;
    for (int look = 0; look < looks; look++) {
      EntityPage next = Scanning.page(tables, table, query, json);
      if (next.isSameAs(page)) {
        return next;
      }
      page = next;
    }
    if (query.isInOnePartition()) {
      throw new Unavailable("the partition did not stand still");
    }
    return page;
  }
}
