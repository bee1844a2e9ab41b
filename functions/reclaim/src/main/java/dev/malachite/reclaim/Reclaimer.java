package dev.malachite.reclaim;

import dev.malachite.domain.Clock;
import dev.malachite.domain.Ids;
import dev.malachite.store.Item;
import dev.malachite.store.Key;
import dev.malachite.store.Store;
import dev.malachite.store.Unavailable;
import dev.malachite.store.reclaim.Budget;
import dev.malachite.store.reclaim.Notes;
import dev.malachite.store.reclaim.Sweep;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Sweeps what is due, the oldest first, until nothing is or the time is over. All state is in the
 * store, so any number of them may run, anywhere.
 */
public final class Reclaimer {
  private static final Logger LOG = System.getLogger(Reclaimer.class.getName());
  private static final int KEYS_AT_ONCE = 5000;
  private static final int ITEMS_AT_ONCE = 50;
  private static final Duration LATER = Duration.ofHours(1);
  private static final String UNKNOWN = "unknown";

  private final Store store;
  private final Clock clock;
  private final Ids ids;
  private final List<Sweep> sweeps;
  private final OrphanScan orphans;
  private final Notes notes;

  Reclaimer(Store store, Clock clock, Ids ids, List<Sweep> sweeps, OrphanScan orphans) {
    this.store = store;
    this.clock = clock;
    this.ids = ids;
    this.sweeps = List.copyOf(sweeps);
    this.orphans = orphans;
    this.notes = new Notes(store, ids);
  }

  /** What is due comes first; a quarter of the time is for the search for orphans. */
  public RunReport run(Duration length) {
    Instant start = clock.now();
    Tally tally = new Tally();
    Optional<String> failure = Optional.empty();
    boolean complete = false;
    try {
      boolean done = sweepDue(Budget.of(length.multipliedBy(3).dividedBy(4), clock), tally);
      Budget rest = Budget.of(length.minus(Duration.between(start, clock.now())), clock);
      var noted = orphans.run(rest);
      tally.found(OrphanScan.KIND, noted.size());
      tally.swept(OrphanScan.KIND, noted);
      complete = done && !rest.isOver();
    } catch (Unavailable unavailable) {
      failure = Optional.of(String.valueOf(unavailable.getMessage()));
    }
    Duration taken = Duration.between(start, clock.now());
    return new RunReport(start, taken, tally.reports(), complete, failure);
  }

  private boolean sweepDue(Budget budget, Tally tally) {
    while (!budget.isOver()) {
      List<Key> keys = store.due(budget.now(), KEYS_AT_ONCE);
      if (keys.isEmpty()) {
        return true;
      }
      long before = tally.progress();
      sweep(keys, budget, tally);
      if (tally.progress() == before) {
        // What is left is somebody else's, or an index has not noticed yet.
        return keys.size() < KEYS_AT_ONCE;
      }
    }
    return false;
  }

  // Several processes find the same keys; they begin at different ones.
  private void sweep(List<Key> keys, Budget budget, Tally tally) {
    List<Key> rotated = new ArrayList<>(keys);
    Collections.rotate(rotated, (int) Math.floorMod(ids.unique(), (long) keys.size()));
    for (int from = 0; from < rotated.size() && !budget.isOver(); from += ITEMS_AT_ONCE) {
      List<Key> some = rotated.subList(from, Math.min(rotated.size(), from + ITEMS_AT_ONCE));
      sweepItems(dueItems(some, budget.now()), budget, tally);
    }
  }

  private List<Item> dueItems(List<Key> keys, Instant now) {
    Map<Key, Item> items = store.read(keys);
    return keys.stream()
        .flatMap(key -> Optional.ofNullable(items.get(key)).stream())
        .filter(item -> item.dueAt().orElse(Long.MAX_VALUE) <= now.toEpochMilli())
        .toList();
  }

  private void sweepItems(List<Item> items, Budget budget, Tally tally) {
    Map<Sweep, List<Item>> byKind = new LinkedHashMap<>();
    for (Item item : items) {
      Optional<Sweep> sweep = find(item);
      if (sweep.isPresent()) {
        byKind.computeIfAbsent(sweep.get(), kind -> new ArrayList<>()).add(item);
      } else {
        tally.found(UNKNOWN, List.of(item), budget.now());
        setAside(item, UNKNOWN, budget, tally);
      }
    }
    byKind.forEach((sweep, some) -> {
      tally.found(sweep.kind(), some, budget.now());
      sweep(sweep, some, budget, tally);
    });
  }

  private Optional<Sweep> find(Item item) {
    try {
      return sweeps.stream().filter(each -> each.handles(item)).findFirst();
    } catch (RuntimeException damaged) {
      LOG.log(Level.WARNING, "reclaim cannot read " + item.key(), damaged);
      return Optional.empty();
    }
  }

  private void sweep(Sweep sweep, List<Item> items, Budget budget, Tally tally) {
    try {
      tally.swept(sweep.kind(), sweep.sweep(items, budget));
    } catch (RuntimeException failure) {
      LOG.log(Level.WARNING, "reclaim of " + sweep.kind() + " failed", failure);
      if (items.size() > 1) {
        items.forEach(item -> sweep(sweep, List.of(item), budget, tally));
      } else {
        setAside(items.getFirst(), sweep.kind(), budget, tally);
      }
    }
  }

  // One that cannot be dealt with must not stand in the way of all others.
  private void setAside(Item item, String kind, Budget budget, Tally tally) {
    tally.failed(kind);
    tally.swept(kind, List.of(notes.postpone(item, budget.now().plus(LATER))));
  }
}
