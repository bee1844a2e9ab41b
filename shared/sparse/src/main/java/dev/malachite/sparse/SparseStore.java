package dev.malachite.sparse;

import dev.malachite.domain.Ids;
import dev.malachite.store.Content;
import dev.malachite.store.ContentId;
import dev.malachite.store.Store;
import dev.malachite.store.Transactions;

/** What all that work with stored maps need. */
public record SparseStore(
    Store store, Transactions transactions, Content content, Ids ids, SparseSettings settings) {
  ContentId freshContent() {
    return new ContentId(ids.uuid().toString());
  }
}
