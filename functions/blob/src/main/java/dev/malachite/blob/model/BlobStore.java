package dev.malachite.blob.model;

import dev.malachite.domain.ETag;
import dev.malachite.domain.Ids;
import dev.malachite.domain.ResourceVersion;
import dev.malachite.store.Content;
import dev.malachite.store.Store;
import dev.malachite.store.Transactions;
import java.time.Instant;

/** What every operation of the Blob service works with. */
public record BlobStore(
    Store store, Transactions transactions, Content content, Ids ids, Containers containers, int buckets) {

  /** The version a write leaves behind. */
  public ResourceVersion changed(Instant now) {
    return new ResourceVersion(ETag.fresh(ids), now);
  }
}
