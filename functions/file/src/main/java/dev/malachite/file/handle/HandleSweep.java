package dev.malachite.file.handle;

import dev.malachite.file.model.FileKeys;
import dev.malachite.file.model.FileStore;
import dev.malachite.file.model.Handle;
import dev.malachite.file.model.Node;
import dev.malachite.file.model.NodeCodec;
import dev.malachite.store.Item;
import dev.malachite.store.Key;
import dev.malachite.store.Store;
import dev.malachite.store.reclaim.Budget;
import dev.malachite.store.reclaim.Notes;
import dev.malachite.store.reclaim.Sweep;
import dev.malachite.store.reclaim.Swept;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** Handles that nobody renewed, and files that were to be deleted with the last of them. */
public final class HandleSweep implements Sweep {
  private static final Duration LATER = Duration.ofHours(1);

  private final Store store;
  private final Handles handles;
  private final Notes notes;

  public HandleSweep(FileStore files) {
    this.store = files.store();
    this.handles = new Handles(files);
    this.notes = new Notes(store, files.ids());
  }

  @Override
  public String kind() {
    return "file-handles";
  }

  @Override
  public boolean handles(Item due) {
    return FileKeys.isHandle(due.key())
        || (FileKeys.isNodes(due.key().partition())
            && NodeCodec.decode(due).opens().deletePending());
  }

  @Override
  public Swept sweep(Item due, Budget budget) {
    return FileKeys.isHandle(due.key()) ? handle(due, budget) : file(due, budget);
  }

  private Swept handle(Item due, Budget budget) {
    HandleRecord record = HandleRecord.decode(due);
    Optional<Handle> live =
        read(record.node())
            .map(NodeCodec::decode)
            .flatMap(node -> node.opens().find(record.id(), budget.now()));
    if (live.isPresent()) {
      return notes.postpone(due, live.get().expiresAt());
    }
    handles.close(record.open(due.key()));
    return Swept.reclaimed(due.value().length);
  }

  private Swept file(Item due, Budget budget) {
    Node node = NodeCodec.decode(due);
    for (Handle handle : node.opens().handles()) {
      read(FileKeys.handle(due.key().partition(), handle.id()))
          .ifPresent(index -> handle(index, budget));
    }
    Optional<Item> left = read(due.key()).filter(item -> item.revision() == due.revision());
    return left.isPresent()
        ? notes.postpone(left.get(), budget.now().plus(LATER))
        : Swept.RECLAIMED;
  }

  private Optional<Item> read(Key key) {
    return Optional.ofNullable(store.read(List.of(key)).get(key));
  }
}
