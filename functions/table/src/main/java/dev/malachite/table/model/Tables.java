package dev.malachite.table.model;

import dev.malachite.protocol.errors.ErrorCode;
import dev.malachite.store.DecodedHints;
import dev.malachite.store.Key;
import dev.malachite.store.Plan;
import dev.malachite.store.Store;
import dev.malachite.store.View;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * Finds a table and what lies in it with one batched read: it guesses the table's generation from
 * the last time. The guess only chooses keys; what was read decides.
 */
public final class Tables {
  private final DecodedHints<Table> hints =
      new DecodedHints<>(item -> TableCodec.decode(item.value()));

  /** The table, and whatever keys of it are wanted; of a guess no more than one read takes. */
  public Plan plan(Key table, Function<Table, ? extends Collection<Key>> inside) {
    return known -> {
      List<Key> keys = new ArrayList<>();
      keys.add(table);
      guess(table, known).map(inside).ifPresent(keys::addAll);
      return known.item(table).isPresent() || keys.size() <= Store.MAX_KEYS
          ? keys
          : keys.subList(0, Store.MAX_KEYS);
    };
  }

  public Optional<Table> find(Key key, View view) {
    return hints.find(key, view).filter(Table::isLive);
  }

  /** The table, which must exist. */
  public Table require(Key key, View view) {
    return find(key, view).orElseThrow(ErrorCode.TABLE_NOT_FOUND::exception);
  }

  private Optional<Table> guess(Key key, View known) {
    return known.items().isEmpty() ? hints.recall(key).filter(Table::isLive) : find(key, known);
  }
}
