package dev.malachite.file.reclaim;

import dev.malachite.file.model.FileKeys;
import dev.malachite.file.model.FileStore;
import dev.malachite.file.model.Node;
import dev.malachite.file.model.NodeCodec;
import dev.malachite.file.model.Share;
import dev.malachite.file.model.ShareCodec;
import dev.malachite.store.Cursor;
import dev.malachite.store.Decision;
import dev.malachite.store.Item;
import dev.malachite.store.Key;
import dev.malachite.store.Plan;
import dev.malachite.store.Range;
import dev.malachite.store.Residue;
import dev.malachite.store.Store;
import dev.malachite.store.View;
import dev.malachite.store.reclaim.Budget;
import dev.malachite.store.reclaim.Notes;
import dev.malachite.store.reclaim.Sweep;
import dev.malachite.store.reclaim.Swept;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * States of files that only a deleted snapshot of the share could see. One that leads to an older
 * state that is still seen stays, as the way there.
 */
public final class ShareSnapshotSweep implements Sweep {
  private static final Duration LATER = Duration.ofDays(1);
  private static final int PAGE = 100;

  private final FileStore files;
  private final Store store;
  private final Notes notes;

  public ShareSnapshotSweep(FileStore files) {
    this.files = files;
    this.store = files.store();
    this.notes = new Notes(store, files.ids());
  }

  @Override
  public String kind() {
    return "share-snapshots";
  }

  @Override
  public boolean handles(Item due) {
    return Residue.isOne(due.key(), Residue.Kind.SNAPSHOT);
  }

  @Override
  public Swept sweep(Item due, Budget budget) {
    Residue residue = Residue.decode(due);
    String generation = residue.id().substring(0, residue.id().lastIndexOf('/'));
    Optional<Share> share =
        read(residue.owner())
            .map(ShareCodec::decode)
            .filter(each -> each.isLive() && each.generation().equals(generation));
    if (share.isEmpty()) {
      return notes.postponeOrDrop(
          due,
          read(Residue.key(Residue.Kind.GENERATION, generation))
              .map(deleted -> budget.now().plus(LATER)));
    }
    Set<Long> snapshots = snapshots(residue.owner(), generation);
    boolean again = true;
    while (again) {
      again = false;
      for (String nodes : FileKeys.nodes(generation, share.get().buckets())) {
        Cursor states =
            new Cursor(store, List.of(FileKeys.historyPartition(nodes)), Range.all(), PAGE);
        for (Optional<Item> next = states.next(); next.isPresent(); next = states.next()) {
          if (budget.isOver()) {
            return Swept.POSTPONED;
          }
          if (isUnseen(next.get(), share.get().epoch(), snapshots)) {
            drop(next.get().key());
            again = true;
          }
        }
      }
    }
    return notes.drop(due, 0);
  }

  private Set<Long> snapshots(Key share, String generation) {
    Set<Long> numbers = new HashSet<>();
    Cursor cursor = new Cursor(store, List.of(share.partition()), FileKeys.snapshots(share), PAGE);
    for (Optional<Item> next = cursor.next(); next.isPresent(); next = cursor.next()) {
      Share snapshot = ShareCodec.decode(next.get());
      if (snapshot.generation().equals(generation)) {
        numbers.add(snapshot.epoch());
      }
    }
    return numbers;
  }

  // Snapshots that were taken since the share was read see only states that were kept since, too.
  private boolean isUnseen(Item item, long epoch, Set<Long> snapshots) {
    Node state = NodeCodec.decode(item);
    long until = FileKeys.until(item.key());
    return until <= epoch
        && snapshots.stream().noneMatch(each -> state.epoch() < each && each <= until)
        && state.history().flatMap(this::read).isEmpty();
  }

  private void drop(Key key) {
    files.transactions().run(Plan.of(key), view -> drop(key, view));
  }

  private static Decision<Boolean> drop(Key key, View view) {
    Optional<Node> state = view.item(key).map(NodeCodec::decode);
    if (state.isEmpty()) {
      return Decision.of(false);
    }
    Decision<Boolean> decision = Decision.of(true).delete(key);
    if (state.get().kind() instanceof Node.Data data) {
      String cause = Long.toHexString(FileKeys.until(key));
      Residue.map(data.map().partition(), cause, key, view.now()).addTo(decision);
    }
    return decision;
  }

  private Optional<Item> read(Key key) {
    return Optional.ofNullable(store.read(List.of(key)).get(key));
  }
}
