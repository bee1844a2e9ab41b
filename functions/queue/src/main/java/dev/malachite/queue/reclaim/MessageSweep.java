package dev.malachite.queue.reclaim;

import dev.malachite.queue.ExpiredMessages;
import dev.malachite.queue.model.MessageCodec;
import dev.malachite.queue.model.QueueKeys;
import dev.malachite.queue.model.Texts;
import dev.malachite.store.Change;
import dev.malachite.store.Item;
import dev.malachite.store.Key;
import dev.malachite.store.Outcome;
import dev.malachite.store.Store;
import dev.malachite.store.reclaim.Budget;
import dev.malachite.store.reclaim.Sweep;
import dev.malachite.store.reclaim.Swept;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;

/** Messages that have expired: nobody can see them any more. Most go many at a time. */
public final class MessageSweep implements Sweep {
  private static final int AT_ONCE = 50;

  private final Store store;
  private final ExpiredMessages expired;

  public MessageSweep(Store store, ExpiredMessages expired) {
    this.store = store;
    this.expired = expired;
  }

  @Override
  public String kind() {
    return "messages";
  }

  @Override
  public boolean handles(Item due) {
    return QueueKeys.isMessage(due.key());
  }

  @Override
  public Swept sweep(Item due, Budget budget) {
    return expired.remove(due.key()) ? Swept.reclaimed(due.value().length) : Swept.GONE;
  }

  @Override
  public List<Swept> sweep(List<Item> due, Budget budget) {
    List<Swept> results = new ArrayList<>();
    for (int from = 0; from < due.size() && !budget.isOver(); from += AT_ONCE) {
      results.addAll(group(due.subList(from, Math.min(due.size(), from + AT_ONCE)), budget));
    }
    return results;
  }

  // One that changed meanwhile would keep all others, so then each goes on its own.
  private List<Swept> group(List<Item> group, Budget budget) {
    List<Change> deletes = new ArrayList<>();
    long bytes = 0;
    for (Item item : group) {
      if (!MessageCodec.decode(item).isExpired(budget.now())) {
        return group.stream().map(each -> sweep(each, budget)).toList();
      }
      deletes.add(new Change.Delete(item.key(), item.revision()));
      bytes += item.value().length;
    }
    for (Item text : texts(group).values()) {
      deletes.add(new Change.Delete(text.key(), text.revision()));
      bytes += text.value().length;
    }
    if (store.commit(deletes) == Outcome.LOST) {
      return group.stream().map(each -> sweep(each, budget)).toList();
    }
    List<Swept> results = new ArrayList<>(Collections.nCopies(group.size(), Swept.RECLAIMED));
    results.set(0, Swept.reclaimed(bytes));
    return results;
  }

  private Map<Key, Item> texts(List<Item> group) {
    List<Key> keys =
        group.stream()
            .filter(item -> MessageCodec.decode(item).hasTextApart())
            .map(item -> Texts.beside(item.key()))
            .toList();
    return keys.isEmpty() ? Map.of() : store.read(keys);
  }
}
