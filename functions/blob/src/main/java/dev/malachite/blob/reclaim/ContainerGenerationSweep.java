package dev.malachite.blob.reclaim;

import dev.malachite.blob.block.StagedBlock;
import dev.malachite.blob.model.BlobBytes;
import dev.malachite.blob.model.BlobCodec;
import dev.malachite.blob.model.BlobKeys;
import dev.malachite.blob.model.BlobStore;
import dev.malachite.blob.model.Layout;
import dev.malachite.blob.model.Leftovers;
import dev.malachite.blob.model.PastCodec;
import dev.malachite.blob.model.PastKeys;
import dev.malachite.blob.model.SnapshotRemoval;
import dev.malachite.blob.tag.TagIndex;
import dev.malachite.sparse.SparseReclaim;
import dev.malachite.store.Change;
import dev.malachite.store.Item;
import dev.malachite.store.Key;
import dev.malachite.store.Outcome;
import dev.malachite.store.Residue;
import dev.malachite.store.Store;
import dev.malachite.store.reclaim.Budget;
import dev.malachite.store.reclaim.Notes;
import dev.malachite.store.reclaim.PartitionSweep;
import dev.malachite.store.reclaim.Sweep;
import dev.malachite.store.reclaim.Swept;
import java.util.List;

/** The blobs of deleted containers, with everything that belongs to them. */
public final class ContainerGenerationSweep implements Sweep {
  private final BlobStore blobs;
  private final Store store;
  private final Notes notes;

  public ContainerGenerationSweep(BlobStore blobs) {
    this.blobs = blobs;
    this.store = blobs.store();
    this.notes = new Notes(store, blobs.ids());
  }

  @Override
  public String kind() {
    return "containers";
  }

  @Override
  public boolean handles(Item due) {
    return Residue.isOne(due.key(), Residue.Kind.GENERATION)
        && BlobKeys.isGeneration(Residue.decode(due).id());
  }

  @Override
  public Swept sweep(Item due, Budget budget) {
    Residue residue = Residue.decode(due);
    if (!claim(due, residue)) {
      return Swept.GONE;
    }
    PartitionSweep partitions = new PartitionSweep(store, budget);
    Freeing freeing = new Freeing(budget);
    for (String base : BlobKeys.partitions(residue.id(), residue.buckets())) {
      boolean done =
          partitions.clear(base, item -> freeing.of(BlobCodec.decode(item.value()).bytes()))
              && partitions.clear(
                  PastKeys.partition(base),
                  item -> freeing.of(PastCodec.decode(item).blob().bytes()))
              && partitions.clear(StagedBlock.partition(new Key(base, "")), freeing::ofStaged)
              && partitions.clear(TagIndex.partition(base), item -> true)
              && partitions.clear(SnapshotRemoval.partition(base), item -> true)
              && partitions.clear(
                  Leftovers.partition(base), item -> freeing.of(Leftovers.decode(item).bytes()));
      if (!done) {
        return Swept.POSTPONED;
      }
    }
    return forgetNames(residue, budget)
        ? notes.drop(due, partitions.bytes() + freeing.bytes)
        : Swept.POSTPONED;
  }

  /**
   * From here on nobody can restore it. A restore takes both the note and what is kept of the
   * container: while the note is there and the other is not, this was the one who took it.
   */
  private boolean claim(Item note, Residue residue) {
    Key kept = residue.owner();
    if (!BlobKeys.isRestorable(kept)) {
      return true;
    }
    Item item = store.read(List.of(kept)).get(kept);
    Change taken =
        item == null
            ? new Change.Check(kept, Item.ABSENT)
            : new Change.Delete(kept, item.revision());
    Change check = new Change.Check(note.key(), note.revision());
    return store.commit(List.of(taken, check)) == Outcome.COMMITTED;
  }

  // Nobody asks any more where contents under its former names went.
  private boolean forgetNames(Residue residue, Budget budget) {
    Cursors cursors = new Cursors(store);
    for (Item item : cursors.all(residue.owner().partition(), BlobKeys.renamedContainers())) {
      if (budget.isOver()) {
        return false;
      }
      if (BlobKeys.renamedGeneration(item.key()).equals(residue.id())) {
        store.commit(List.of(new Change.Delete(item.key(), item.revision())));
      }
    }
    return true;
  }

  /** Frees bytes that only the dead generation has. */
  private final class Freeing {
    private final Budget budget;
    private long bytes;

    Freeing(Budget budget) {
      this.budget = budget;
    }

    boolean ofStaged(Item item) {
      StagedBlock block = StagedBlock.decode(item);
      return of(new BlobBytes.Stored(block.content(), block.length()));
    }

    boolean of(BlobBytes held) {
      boolean done =
          switch (held) {
            case BlobBytes.Inline inline -> true;
            case BlobBytes.Stored stored -> {
              blobs.content().delete(stored.id());
              yield true;
            }
            case BlobBytes.Segmented segmented -> segments(segmented);
            case BlobBytes.Pages pages ->
                new SparseReclaim(blobs.sparse())
                    .erase(pages.map().partition(), budget)
                    .isPresent();
          };
      bytes += done ? held.length() : 0;
      return done;
    }

    private boolean segments(BlobBytes.Segmented held) {
      held.tail().forEach(segment -> blobs.content().delete(segment.content()));
      return held.layout().isEmpty()
          || new PartitionSweep(store, budget).clear(held.layout(), this::page);
    }

    private boolean page(Item page) {
      Layout.decode(page).forEach(segment -> blobs.content().delete(segment.content()));
      return true;
    }
  }
}
