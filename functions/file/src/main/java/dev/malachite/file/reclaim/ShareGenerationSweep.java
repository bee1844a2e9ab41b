package dev.malachite.file.reclaim;

import dev.malachite.file.model.FileKeys;
import dev.malachite.file.model.FileStore;
import dev.malachite.file.model.Node;
import dev.malachite.file.model.NodeCodec;
import dev.malachite.file.model.ShareCodec;
import dev.malachite.sparse.SparseReclaim;
import dev.malachite.store.Change;
import dev.malachite.store.Cursor;
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
import java.util.Optional;
import java.util.OptionalLong;

/** The files of deleted shares, with everything that belongs to them. */
public final class ShareGenerationSweep implements Sweep {
  private static final int PAGE = 100;

  private final FileStore files;
  private final Store store;
  private final Notes notes;

  public ShareGenerationSweep(FileStore files) {
    this.files = files;
    this.store = files.store();
    this.notes = new Notes(store, files.ids());
  }

  @Override
  public String kind() {
    return "shares";
  }

  @Override
  public boolean handles(Item due) {
    return Residue.isOne(due.key(), Residue.Kind.GENERATION)
        && FileKeys.isGeneration(Residue.decode(due).id());
  }

  @Override
  public Swept sweep(Item due, Budget budget) {
    Residue residue = Residue.decode(due);
    if (!claim(due, residue.owner())) {
      return Swept.GONE;
    }
    PartitionSweep partitions = new PartitionSweep(store, budget);
    long[] bytes = {0};
    for (String nodes : FileKeys.nodes(residue.id(), residue.buckets())) {
      for (String partition : List.of(nodes, FileKeys.historyPartition(nodes))) {
        if (!partitions.clear(partition, item -> release(item, budget, bytes))) {
          return Swept.POSTPONED;
        }
      }
    }
    for (String partition : FileKeys.plain(residue.id())) {
      if (!partitions.clear(partition, item -> true)) {
        return Swept.POSTPONED;
      }
    }
    return dropSnapshots(residue, budget)
        ? notes.drop(due, partitions.bytes() + bytes[0])
        : Swept.POSTPONED;
  }

  /**
   * From here on nobody can restore it. A restore takes both the note and what is kept of the
   * share: while the note is there and the other is not, this was the one who took it.
   */
  private boolean claim(Item note, Key kept) {
    Item item = store.read(List.of(kept)).get(kept);
    Change taken =
        item == null
            ? new Change.Check(kept, Item.ABSENT)
            : new Change.Delete(kept, item.revision());
    Change check = new Change.Check(note.key(), note.revision());
    return store.commit(List.of(taken, check)) == Outcome.COMMITTED;
  }

  private boolean release(Item item, Budget budget, long[] bytes) {
    if (!(NodeCodec.decode(item).kind() instanceof Node.Data data)) {
      return true;
    }
    OptionalLong freed = new SparseReclaim(files.sparse()).erase(data.map().partition(), budget);
    bytes[0] += freed.orElse(0);
    return freed.isPresent();
  }

  private boolean dropSnapshots(Residue residue, Budget budget) {
    Key kept = residue.owner();
    Key share = FileKeys.shareOf(kept);
    Cursor cursor = new Cursor(store, List.of(kept.partition()), FileKeys.snapshots(share), PAGE);
    for (Optional<Item> next = cursor.next(); next.isPresent(); next = cursor.next()) {
      if (budget.isOver()) {
        return false;
      }
      if (ShareCodec.decode(next.get()).generation().equals(residue.id())) {
        store.commit(List.of(new Change.Delete(next.get().key(), next.get().revision())));
      }
    }
    return true;
  }
}
