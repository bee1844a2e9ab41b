package dev.malachite.blob.history;

import dev.malachite.blob.model.BlobStore;
import dev.malachite.blob.model.Past;
import dev.malachite.blob.model.SnapshotRemoval;
import dev.malachite.store.Decision;
import dev.malachite.store.Item;
import dev.malachite.store.Key;
import dev.malachite.store.Unavailable;
import dev.malachite.store.View;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/**
 * Takes the items away of snapshots that are deleted already. Any number may work on the same ones,
 * and die at any call.
 */
public final class SnapshotRemover {
  private final BlobStore blobs;

  public SnapshotRemover(BlobStore blobs) {
    this.blobs = blobs;
  }

  /** For who has deleted them: whatever is left is for reclaim. */
  void runQuietly(Key blob) {
    try {
      run(blob, () -> true);
    } catch (Unavailable later) {
      // The deletion is done, and the note about the items is due.
    }
  }

  /** Ends the removal that is under way, if it may go on that long; whether it is over. */
  public boolean run(Key blob, BooleanSupplier goOn) {
    Key key = SnapshotRemoval.key(blob);
    Item note = blobs.store().read(List.of(key)).get(key);
    if (note == null) {
      return true;
    }
    List<Key> left = snapshots(blob);
    for (int from = 0; from < left.size(); from += PastScan.BATCH) {
      if (!goOn.getAsBoolean()) {
        return false;
      }
      List<Key> batch = left.subList(from, Math.min(left.size(), from + PastScan.BATCH));
      step(note, batch);
    }
    return step(note, List.of());
  }

  private List<Key> snapshots(Key blob) {
    List<Key> found = new ArrayList<>();
    PastScan.forEach(
        blobs.store(), blob, item -> PastScan.addIf(Past::isLiveSnapshot, item, found::add));
    return found;
  }

  /** Without a batch the last step: nobody added snapshots since the note was there. */
  private boolean step(Item note, List<Key> batch) {
    List<Key> keys = new ArrayList<>(batch);
    keys.add(note.key());
    return blobs
        .transactions()
        .run(
            known -> keys,
            view ->
                isOver(note, view)
                    ? Decision.of(true)
                    : batch.isEmpty() ? Decision.of(true).delete(note.key()) : remove(note, view));
  }

  // Another has ended it, and there may be one that is not about what was found.
  private static boolean isOver(Item note, View view) {
    return view.item(note.key()).filter(item -> item.revision() == note.revision()).isEmpty();
  }

  private Decision<Boolean> remove(Item note, View view) {
    Key blob = SnapshotRemoval.blob(note.key());
    Optional<Past.Deletion> deletion = SnapshotRemoval.decode(note).deletion();
    Disposal disposal = new Disposal(blobs, blob, deletion, view.now());
    Decision<Boolean> decision = Decision.of(false).check(note.key());
    PastScan.in(view, blob).stream()
        .filter(Past::isLiveSnapshot)
        .forEach(past -> disposal.delete(decision, past));
    return decision;
  }
}
