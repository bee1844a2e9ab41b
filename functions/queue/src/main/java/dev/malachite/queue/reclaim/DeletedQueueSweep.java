package dev.malachite.queue.reclaim;

import dev.malachite.domain.Ids;
import dev.malachite.queue.model.Queue;
import dev.malachite.queue.model.QueueCodec;
import dev.malachite.queue.model.QueueKeys;
import dev.malachite.store.Item;
import dev.malachite.store.Store;
import dev.malachite.store.reclaim.Budget;
import dev.malachite.store.reclaim.Notes;
import dev.malachite.store.reclaim.Sweep;
import dev.malachite.store.reclaim.Swept;

/** What blocks the name of a deleted queue for a while. */
public final class DeletedQueueSweep implements Sweep {
  private final Notes notes;

  public DeletedQueueSweep(Store store, Ids ids) {
    this.notes = new Notes(store, ids);
  }

  @Override
  public String kind() {
    return "queue-names";
  }

  @Override
  public boolean handles(Item due) {
    return QueueKeys.isQueue(due.key());
  }

  @Override
  public Swept sweep(Item due, Budget budget) {
    Queue queue = QueueCodec.decode(due.value());
    boolean over = !queue.isLive() && !queue.isNameBlocked(budget.now());
    return over
        ? notes.drop(due, due.value().length)
        : notes.postpone(due, budget.now().plus(Queue.NAME_BLOCKED));
  }
}
