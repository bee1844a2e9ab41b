package dev.malachite.table.entity;

import dev.malachite.store.Decision;
import dev.malachite.store.FieldReader;
import dev.malachite.store.FieldWriter;
import dev.malachite.store.Item;
import dev.malachite.store.Key;
import dev.malachite.store.Plan;
import dev.malachite.store.Times;
import dev.malachite.store.Transactions;
import dev.malachite.store.View;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Tells readers that batches may be under way. A scan can meet a batch half-way, so a reader that
 * finds a mark looks twice. A mark stands before the first batch commits and is renewed long before
 * it ends: of many batches few write it.
 */
public final class BatchMarks {
  private static final Duration STANDS = Duration.ofMinutes(2);
  private static final Duration RENEWED_BEFORE = Duration.ofMinutes(1);
  private static final int MOST = 10_000;
  private static final int UNTIL = 1;

  private final Transactions transactions;
  // A mark is never withdrawn, so what was seen once stays true.
  private final Map<Key, Instant> standing = new ConcurrentHashMap<>();

  public BatchMarks(Transactions transactions) {
    this.transactions = transactions;
  }

  boolean stands(Key mark, Instant now) {
    return Optional.ofNullable(standing.get(mark))
        .filter(until -> until.isAfter(now.plus(RENEWED_BEFORE)))
        .isPresent();
  }

  void set(Key mark) {
    Instant until = transactions.run(Plan.of(mark), view -> renewed(mark, view));
    if (standing.size() >= MOST) {
      standing.clear();
    }
    standing.put(mark, until);
  }

  private static Decision<Instant> renewed(Key mark, View view) {
    Instant until = view.now().plus(STANDS);
    Optional<Instant> already =
        view.item(mark).map(BatchMarks::until).filter(at -> !at.isBefore(until));
    return already
        .map(Decision::of)
        .orElseGet(() ->
            Decision.of(until)
                .put(mark, new FieldWriter().put(UNTIL, Times.toTicks(until)).toBytes()));
  }

  /** Whether a batch may be under way at that instant. */
  public static boolean isBusy(Optional<Item> mark, Instant now) {
    return mark.map(BatchMarks::until).filter(until -> until.isAfter(now)).isPresent();
  }

  private static Instant until(Item item) {
    return Times.ofTicks(new FieldReader(item.value()).number(UNTIL).orElseThrow());
  }
}
