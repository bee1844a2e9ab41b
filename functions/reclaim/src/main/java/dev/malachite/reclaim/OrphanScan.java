package dev.malachite.reclaim;

import dev.malachite.domain.Ids;
import dev.malachite.sparse.SparseReclaim;
import dev.malachite.store.Change;
import dev.malachite.store.Content;
import dev.malachite.store.Item;
import dev.malachite.store.Outcome;
import dev.malachite.store.Residue;
import dev.malachite.store.Store;
import dev.malachite.store.reclaim.Budget;
import dev.malachite.store.reclaim.Swept;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * Looks through all content for what nothing refers to and nobody noted: uploads that died before
 * their commit, and what did not fit into one. It only notes them: they go when nobody can be
 * reading them any more.
 */
final class OrphanScan {
  static final String KIND = "orphans";

  private static final int PAGE = 100;

  private final Store store;
  private final Content content;
  private final Ids ids;
  private final Owners owners;
  private final MapOwners maps;
  private final ReclaimSettings settings;
  private final OrphanCursor cursor;

  OrphanScan(
      Store store,
      Content content,
      Ids ids,
      Owners owners,
      MapOwners maps,
      ReclaimSettings settings) {
    this.store = store;
    this.content = content;
    this.ids = ids;
    this.owners = owners;
    this.maps = maps;
    this.settings = settings;
    this.cursor = new OrphanCursor(store, ids);
  }

  /** Goes on where the last one stopped, in whatever process. */
  List<Swept> run(Budget budget) {
    List<Swept> found = new ArrayList<>();
    Optional<OrphanCursor.Position> position =
        cursor.resume(budget.now(), settings.orphanInterval());
    while (position.isPresent() && !budget.isOver()) {
      List<Content.Stored> page = content.list(position.get().after(), PAGE);
      for (Content.Stored stored : page) {
        examine(stored, budget.now()).ifPresent(found::add);
      }
      position =
          page.size() < PAGE
              ? cursor.finish(position.get())
              : cursor.advance(position.get(), page.getLast().id());
    }
    return found;
  }

  private Optional<Swept> examine(Content.Stored stored, Instant now) {
    Instant written = Instant.ofEpochMilli(stored.writtenAt());
    if (now.isBefore(written.plus(settings.orphanGrace()))) {
      return Optional.empty();
    }
    Instant unread = now.plus(settings.longestRead());
    if (!owners.hold(stored.owner(), stored.id())) {
      return note(Residue.content(stored.id(), stored.length(), stored.owner(), unread));
    }
    String map = stored.owner().partition();
    return SparseReclaim.handles(stored.owner()) && !maps.isOwned(map)
        ? note(Residue.map(map, "unowned", stored.owner(), now))
        : Optional.empty();
  }

  // Whoever noted it before is fine, too.
  private Optional<Swept> note(Residue residue) {
    Change put =
        Change.put(
            residue.key(),
            Item.ABSENT,
            ids.unique(),
            residue.encode(),
            OptionalLong.of(residue.dueAt().toEpochMilli()));
    return store.commit(List.of(put)) == Outcome.COMMITTED
        ? Optional.of(Swept.POSTPONED)
        : Optional.empty();
  }
}
