package dev.malachite.reclaim;

import dev.malachite.sparse.SparseReclaim;
import dev.malachite.sparse.SparseStore;
import dev.malachite.store.Item;
import dev.malachite.store.Residue;
import dev.malachite.store.reclaim.Budget;
import dev.malachite.store.reclaim.MapHolders;
import dev.malachite.store.reclaim.Notes;
import dev.malachite.store.reclaim.Sweep;
import dev.malachite.store.reclaim.Swept;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * The bytes of files that are gone, or of versions that only deleted snapshots had. Found for the
 * first time, a map waits for those who still read it.
 */
final class MapSweep implements Sweep {
  private static final long WAITED = 1;

  private final SparseReclaim sparse;
  private final MapOwners owners;
  private final Duration longestRead;
  private final Notes notes;

  MapSweep(SparseStore sparse, MapOwners owners, Duration longestRead) {
    this.sparse = new SparseReclaim(sparse);
    this.owners = owners;
    this.longestRead = longestRead;
    this.notes = new Notes(sparse.store(), sparse.ids());
  }

  @Override
  public String kind() {
    return "file-bytes";
  }

  @Override
  public boolean handles(Item due) {
    return Residue.isOne(due.key(), Residue.Kind.MAP);
  }

  @Override
  public Swept sweep(Item due, Budget budget) {
    Residue residue = Residue.decode(due);
    Optional<MapHolders.Held> held = owners.held(residue.map());
    if (held.isPresent()) {
      sparse.sweepAll(residue.map(), held.get().versions());
      return notes.drop(due, 0);
    }
    if (residue.size() < WAITED) {
      Instant unread = budget.now().plus(longestRead);
      OptionalLong later = OptionalLong.of(unread.toEpochMilli());
      return notes.replace(due, residue.with(WAITED, unread).encode(), later)
          ? Swept.POSTPONED
          : Swept.GONE;
    }
    OptionalLong bytes = sparse.erase(residue.map(), budget);
    return bytes.isPresent() ? notes.drop(due, bytes.getAsLong()) : Swept.POSTPONED;
  }
}
