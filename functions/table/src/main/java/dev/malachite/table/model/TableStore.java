package dev.malachite.table.model;

import dev.malachite.domain.Ids;
import dev.malachite.store.Content;
import dev.malachite.store.Store;
import dev.malachite.store.Transactions;

/** What every operation of the Table service works with. */
public record TableStore(
    Store store, Transactions transactions, Content content, Ids ids, Tables tables, int buckets) {

  public Entities entities() {
    return new Entities(content);
  }
}
