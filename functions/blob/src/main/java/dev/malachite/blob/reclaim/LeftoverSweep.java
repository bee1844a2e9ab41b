package dev.malachite.blob.reclaim;

import dev.malachite.blob.model.BlobStore;
import dev.malachite.blob.model.Leftovers;
import dev.malachite.sparse.SparseReclaim;
import dev.malachite.store.ContentId;
import dev.malachite.store.Item;
import dev.malachite.store.reclaim.Budget;
import dev.malachite.store.reclaim.Notes;
import dev.malachite.store.reclaim.PartitionSweep;
import dev.malachite.store.reclaim.Sweep;
import dev.malachite.store.reclaim.Swept;
import java.util.Map;
import java.util.OptionalLong;

/**
 * Bytes that a blob, a snapshot or a version had. They go once nobody can be reading them any more
 * and nothing else of the blob has them; the note goes last.
 */
public final class LeftoverSweep implements Sweep {
  private final BlobStore blobs;
  private final Holders holders;
  private final Notes notes;

  public LeftoverSweep(BlobStore blobs) {
    this.blobs = blobs;
    this.holders = new Holders(blobs.store());
    this.notes = new Notes(blobs.store(), blobs.ids());
  }

  @Override
  public String kind() {
    return "dropped-bytes";
  }

  @Override
  public boolean handles(Item due) {
    return Leftovers.isOne(due.key());
  }

  @Override
  public Swept sweep(Item due, Budget budget) {
    Leftovers leftovers = Leftovers.decode(due);
    LooseBytes loose = new LooseBytes(blobs.store()).add(leftovers.bytes());
    holders.visit(leftovers.owner(), budget.now(), loose::strike);
    OptionalLong freed = free(loose, budget);
    return freed.isPresent() ? notes.drop(due, freed.getAsLong()) : Swept.POSTPONED;
  }

  // Contents first: the pages name them.
  private OptionalLong free(LooseBytes loose, Budget budget) {
    long bytes = 0;
    for (Map.Entry<ContentId, Long> content : loose.contents().entrySet()) {
      if (budget.isOver()) {
        return OptionalLong.empty();
      }
      blobs.content().delete(content.getKey());
      bytes += content.getValue();
    }
    for (String layout : loose.layouts()) {
      if (!new PartitionSweep(blobs.store(), budget).clear(layout, page -> true)) {
        return OptionalLong.empty();
      }
    }
    for (String map : loose.maps()) {
      OptionalLong freed = free(loose, map, budget);
      if (freed.isEmpty()) {
        return freed;
      }
      bytes += freed.getAsLong();
    }
    return OptionalLong.of(bytes);
  }

  private OptionalLong free(LooseBytes loose, String map, Budget budget) {
    SparseReclaim sparse = new SparseReclaim(blobs.sparse());
    if (loose.isFree(map)) {
      return sparse.erase(map, budget);
    }
    sparse.sweepAll(map, loose.versions(map));
    return OptionalLong.of(0);
  }
}
