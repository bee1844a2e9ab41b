package dev.malachite.sparse;

import dev.malachite.domain.Ids;
import dev.malachite.store.Change;
import dev.malachite.store.Item;
import dev.malachite.store.Store;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.OptionalLong;

/**
 * Shortens the history of a slab. What leads back only to versions older than all that are held is
 * dropped, the oldest first; what passes over versions that nobody holds is merged.
 *
 * @param held the versions that snapshots hold
 * @param now in milliseconds; what is not due by then has readers
 */
record HistoryTrim(Collection<Long> held, long now, Ids ids) {
  private static final int LARGEST_UNDO = 4096;
  private static final int MOST_MERGED = 50;

  private record Entry(Item item, Undo undo) {
    static Entry of(Item item) {
      return new Entry(item, SlabCodec.decodeUndo(item));
    }

    Change delete() {
      return new Change.Delete(item.key(), item.revision());
    }
  }

  static boolean isExpired(Item item, long now) {
    return item.dueAt().orElse(now) <= now;
  }

  /** The commits to make, one after the other, from the history in order. */
  List<List<Change>> commits(List<Item> history) {
    List<Entry> entries = history.stream().map(Entry::of).toList();
    int dropped = (int) entries.stream().takeWhile(this::isUnreachable).count();
    List<List<Change>> commits = new ArrayList<>();
    for (int from = 0; from < dropped; from += Store.MAX_CHANGES) {
      int to = Math.min(dropped, from + Store.MAX_CHANGES);
      commits.add(entries.subList(from, to).stream().map(Entry::delete).toList());
    }
    for (List<Entry> group : groups(entries.subList(dropped, entries.size()))) {
      commits.add(merge(group));
    }
    commits.removeIf(List::isEmpty);
    return commits;
  }

  private boolean isUnreachable(Entry entry) {
    return isExpired(entry.item(), now)
        && held.stream().noneMatch(version -> version < entry.undo().version());
  }

  private List<List<Entry>> groups(List<Entry> entries) {
    List<List<Entry>> groups = new ArrayList<>();
    for (Entry entry : entries) {
      if (groups.isEmpty() || !joins(groups.getLast(), entry)) {
        groups.add(new ArrayList<>());
      }
      groups.getLast().add(entry);
    }
    return groups;
  }

  private boolean joins(List<Entry> group, Entry entry) {
    Undo undo = entry.undo();
    int size = group.stream().mapToInt(member -> member.undo().size()).sum() + undo.size();
    return group.size() < MOST_MERGED
        && size <= LARGEST_UNDO
        && isExpired(group.getLast().item(), now)
        && isExpired(entry.item(), now)
        && undo.since() == group.getLast().undo().version()
        && held.stream().noneMatch(each -> undo.since() <= each && each < undo.version());
  }

  private List<Change> merge(List<Entry> group) {
    Item last = group.getLast().item();
    if (group.size() == 1 && !(last.dueAt().isPresent() && isExpired(last, now))) {
      return List.of();
    }
    Undo merged = group.getFirst().undo();
    for (Entry entry : group.subList(1, group.size())) {
      merged = entry.undo().over(merged);
    }
    List<Change> changes = new ArrayList<>();
    changes.add(
        Change.put(
            last.key(),
            last.revision(),
            ids.unique(),
            SlabCodec.encode(merged),
            OptionalLong.empty()));
    group.subList(0, group.size() - 1).forEach(entry -> changes.add(entry.delete()));
    return changes;
  }
}
