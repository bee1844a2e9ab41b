package dev.malachite.blob.model;

import dev.malachite.domain.ETag;
import dev.malachite.domain.Ids;
import dev.malachite.domain.ResourceVersion;
import dev.malachite.sparse.SparseSettings;
import dev.malachite.sparse.SparseStore;
import dev.malachite.store.Content;
import dev.malachite.store.Store;
import dev.malachite.store.Transactions;
import java.time.Instant;

/** What every operation of the Blob service works with. */
public record BlobStore(
    Store store,
    Transactions transactions,
    Content content,
    Ids ids,
    Containers containers,
    int buckets,
    BlobSettings settings,
    EncryptionRules encryption) {

  /** With the default settings. */
  public BlobStore(
      Store store,
      Transactions transactions,
      Content content,
      Ids ids,
      Containers containers,
      int buckets) {
    this(store, transactions, content, ids, containers, buckets, BlobSettings.DEFAULT);
  }

  public BlobStore(
      Store store,
      Transactions transactions,
      Content content,
      Ids ids,
      Containers containers,
      int buckets,
      BlobSettings settings) {
    this(store, transactions, content, ids, containers, buckets, settings, EncryptionRules.NONE);
  }

  /** The same items and bytes, for a request that says how to encrypt. */
  public BlobStore withEncryption(EncryptionRules rules) {
    return new BlobStore(store, transactions, content, ids, containers, buckets, settings, rules);
  }

  public BlobStore withContent(Content other) {
    return new BlobStore(
        store, transactions, other, ids, containers, buckets, settings, encryption);
  }

  /** The version a write leaves behind. */
  public ResourceVersion changed(Instant now) {
    return new ResourceVersion(ETag.fresh(ids), now);
  }

  /** What the maps of page blobs work with. */
  public SparseStore sparse() {
    return new SparseStore(store, transactions, content, ids, sparseSettings());
  }

  // Reclaim has no customer's key, so it must never find slabs that it should copy together.
  private SparseSettings sparseSettings() {
    int fragments = encryption.hasKey() ? Integer.MAX_VALUE : SparseSettings.STANDARD.fragments();
    return new SparseSettings(settings.longestRead(), fragments);
  }
}
