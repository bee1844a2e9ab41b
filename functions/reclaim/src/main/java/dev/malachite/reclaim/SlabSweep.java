package dev.malachite.reclaim;

import dev.malachite.sparse.SparseReclaim;
import dev.malachite.sparse.SparseSettings;
import dev.malachite.sparse.SparseStore;
import dev.malachite.store.Change;
import dev.malachite.store.Item;
import dev.malachite.store.Key;
import dev.malachite.store.Residue;
import dev.malachite.store.Store;
import dev.malachite.store.reclaim.Budget;
import dev.malachite.store.reclaim.MapHolders;
import dev.malachite.store.reclaim.Notes;
import dev.malachite.store.reclaim.Sweep;
import dev.malachite.store.reclaim.Swept;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/** The history of page blobs and files that nobody reads any more, and slabs in many fragments. */
final class SlabSweep implements Sweep {
  private final SparseStore sparse;
  private final Store store;
  private final MapOwners owners;
  private final Duration orphanGrace;
  private final Notes notes;

  SlabSweep(SparseStore sparse, MapOwners owners, Duration orphanGrace) {
    this.sparse = sparse;
    this.store = sparse.store();
    this.owners = owners;
    this.orphanGrace = orphanGrace;
    this.notes = new Notes(store, sparse.ids());
  }

  @Override
  public String kind() {
    return "page-history";
  }

  @Override
  public boolean handles(Item due) {
    return SparseReclaim.handles(due.key());
  }

  @Override
  public Swept sweep(Item due, Budget budget) {
    String map = due.key().partition();
    Optional<MapHolders.Held> held = owners.held(map);
    if (held.isPresent()) {
      reclaim(held.get().mayCopy()).sweep(due.key(), held.get().versions());
      return Swept.RECLAIMED;
    }
    Instant end = Instant.ofEpochMilli(due.dueAt().orElse(0)).plus(orphanGrace);
    return !owners.isOwned(map) && budget.now().isBefore(end)
        ? notes.postpone(due, end)
        : leaveToMapSweep(due, map, budget.now());
  }

  // What a customer's key encrypted cannot be copied without it.
  private SparseReclaim reclaim(boolean mayCopy) {
    SparseSettings settings = sparse.settings();
    return new SparseReclaim(
        mayCopy
            ? sparse
            : new SparseStore(
                store,
                sparse.transactions(),
                sparse.content(),
                sparse.ids(),
                new SparseSettings(settings.grace(), Integer.MAX_VALUE)));
  }

  private Swept leaveToMapSweep(Item due, String map, Instant now) {
    Residue residue = Residue.map(map, "unowned", due.key(), now);
    Key key = residue.key();
    Change rest = notes.put(due, due.value(), OptionalLong.empty());
    OptionalLong dueNow = OptionalLong.of(now.toEpochMilli());
    boolean noted = !store.read(List.of(key)).isEmpty();
    store.commit(
        noted
            ? List.of(rest)
            : List.of(
                rest,
                Change.put(key, Item.ABSENT, sparse.ids().unique(), residue.encode(), dueNow)));
    return Swept.POSTPONED;
  }
}
