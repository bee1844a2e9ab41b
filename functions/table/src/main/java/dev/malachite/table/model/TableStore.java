package dev.malachite.table.model;

import dev.malachite.domain.Ids;
import dev.malachite.store.Content;
import dev.malachite.store.Store;
import dev.malachite.store.Transactions;
import java.time.Duration;

/**
 * What every operation of the Table service works with.
 *
 * @param longestRead how long what is replaced stays for those who still read it
 */
public record TableStore(
    Store store,
    Transactions transactions,
    Content content,
    Ids ids,
    Tables tables,
    int buckets,
    Duration longestRead) {
  /** With the standard grace for readers. */
  public TableStore(
      Store store,
      Transactions transactions,
      Content content,
      Ids ids,
      Tables tables,
      int buckets) {
    this(store, transactions, content, ids, tables, buckets, Duration.ofHours(24));
  }

  public Entities entities() {
    return new Entities(content);
  }
}
