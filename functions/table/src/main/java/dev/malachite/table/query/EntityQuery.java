package dev.malachite.table.query;

import dev.malachite.protocol.auth.KeyRange;
import dev.malachite.table.filter.Filter;
import dev.malachite.table.filter.FilterParser;
import dev.malachite.table.filter.Planner;
import dev.malachite.table.filter.Stretch;
import dev.malachite.table.model.Entity;
import dev.malachite.table.model.EntityKey;
import dev.malachite.table.model.Table;
import dev.malachite.table.model.TableKeys;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** What to look for, and where. */
record EntityQuery(
    Filter filter,
    List<Stretch> stretches,
    Optional<EntityKey> after,
    int top,
    KeyRange permitted) {

  static EntityQuery of(ReadRequest request) {
    Filter filter = request.query().first("$filter").map(FilterParser::parse).orElse(Filter.ALL);
    KeyRange permitted = request.principal().keyRange();
    return new EntityQuery(
        filter,
        Planner.stretches(PermittedKeys.and(permitted, filter)),
        Continuation.read(request.query()),
        Top.of(request.query()),
        permitted);
  }

  boolean matches(Entity entity) {
    return permitted.contains(entity.key().partitionKey(), entity.key().rowKey())
        && filter.test(entity::property);
  }

  /** The most that one scan should fetch: no more than is taken, if all of it is taken. */
  int fetch() {
    return takesAll() ? top + 1 : Scanning.PAGE;
  }

  /** Whether nearly all that is looked at is taken. */
  boolean takesAll() {
    return isUnfiltered() || (Planner.isExact(filter) && isInOnePartition());
  }

  private boolean isUnfiltered() {
    return filter instanceof Filter.Constant constant && constant.value();
  }

  /** Whether no entity outside one partition can match. */
  boolean isInOnePartition() {
    return stretches.stream().allMatch(stretch -> stretch.partitionKey().isPresent())
        && stretches.stream().map(Stretch::partitionKey).distinct().count() <= 1;
  }

  /** Whether no more than one entity can match: that is in one batch at a time. */
  boolean isOfOneRow() {
    return stretches.size() <= 1 && stretches.stream().allMatch(Stretch::isOneRow);
  }

  /** The buckets that are looked at. */
  Set<Integer> buckets(Table table) {
    Set<Integer> buckets = new TreeSet<>();
    stretches.forEach(stretch -> buckets.addAll(buckets(table, stretch)));
    return buckets;
  }

  static List<Integer> buckets(Table table, Stretch stretch) {
    return stretch
        .partitionKey()
        .map(key -> List.of(TableKeys.bucket(table, key)))
        .orElseGet(() -> TableKeys.buckets(table));
  }
}
