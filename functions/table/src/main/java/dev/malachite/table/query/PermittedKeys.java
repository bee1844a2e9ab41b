package dev.malachite.table.query;

import dev.malachite.protocol.auth.KeyRange;
import dev.malachite.table.filter.Comparison;
import dev.malachite.table.filter.Filter;
import dev.malachite.table.model.EdmValue;
import dev.malachite.table.model.EntityKey;
import java.util.Optional;

/** Confines a filter to the partitions that a signature is for, so that no others are read. */
final class PermittedKeys {
  private PermittedKeys() {}

  static Filter and(KeyRange permitted, Filter filter) {
    Filter above = partition(permitted.startPartitionKey(), Comparison.GE);
    Filter below = partition(permitted.endPartitionKey(), Comparison.LE);
    return new Filter.And(new Filter.And(above, below), filter);
  }

  private static Filter partition(Optional<String> bound, Comparison comparison) {
    return bound
        .<Filter>map(
            key -> new Filter.Compare(EntityKey.PARTITION_KEY, comparison, new EdmValue.Text(key)))
        .orElse(Filter.ALL);
  }
}
