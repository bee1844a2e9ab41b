package dev.malachite.queue.model;

import dev.malachite.domain.Ids;
import dev.malachite.store.Store;
import dev.malachite.store.Transactions;

/** What every operation of the Queue service works with. */
public record QueueStore(
    Store store,
    Transactions transactions,
    Ids ids,
    Queues queues,
    Contention contention,
    Reservations reservations,
    Leftovers leftovers,
    int buckets) {

  public static QueueStore of(Store store, Transactions transactions, Ids ids, int buckets) {
    return new QueueStore(
        store,
        transactions,
        ids,
        new Queues(),
        new Contention(),
        new Reservations(),
        new Leftovers(),
        buckets);
  }
}
