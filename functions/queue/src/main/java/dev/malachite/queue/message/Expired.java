package dev.malachite.queue.message;

import dev.malachite.queue.model.Candidate;
import dev.malachite.queue.model.Texts;
import dev.malachite.store.Change;
import dev.malachite.store.Item;
import dev.malachite.store.Key;
import dev.malachite.store.Store;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Removes expired messages that a consumer had to step over, so that the next one need not. It may
 * stop anywhere: to every reader they are gone already.
 */
final class Expired {
  private static final int MOST = 500;
  // A message and its text: two changes each.
  private static final int MOST_AT_ONCE = Store.MAX_CHANGES / 2;

  private Expired() {}

  static void remove(Store store, List<Candidate> expired) {
    int end = Math.min(MOST, expired.size());
    for (int from = 0; from < end; from += MOST_AT_ONCE) {
      removeTogether(store, expired.subList(from, Math.min(end, from + MOST_AT_ONCE)));
    }
  }

  private static void removeTogether(Store store, List<Candidate> expired) {
    List<Change> changes = new ArrayList<>();
    expired.forEach(
        each -> changes.add(new Change.Delete(each.item().key(), each.item().revision())));
    List<Key> texts =
        expired.stream().filter(each -> each.message().hasTextApart()).map(Expired::text).toList();
    Map<Key, Item> found = texts.isEmpty() ? Map.of() : store.read(texts);
    found.values().forEach(text -> changes.add(new Change.Delete(text.key(), text.revision())));
    store.commit(changes);
  }

  private static Key text(Candidate candidate) {
    return Texts.beside(candidate.item().key());
  }
}
