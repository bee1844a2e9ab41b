package dev.malachite.file.model;

import dev.malachite.domain.ETag;
import dev.malachite.domain.Ids;
import dev.malachite.domain.ResourceVersion;
import dev.malachite.sparse.SparseSettings;
import dev.malachite.sparse.SparseStore;
import dev.malachite.store.Content;
import dev.malachite.store.Store;
import dev.malachite.store.Transactions;
import java.time.Instant;

/** What every operation of the File service works with. */
public record FileStore(
    Store store,
    Transactions transactions,
    Content content,
    Ids ids,
    Tree tree,
    SparseStore sparse,
    FileSettings settings) {

  public static FileStore of(
      Store store, Transactions transactions, Content content, Ids ids, FileSettings settings) {
    return new FileStore(
        store,
        transactions,
        content,
        ids,
        new Tree(store),
        new SparseStore(store, transactions, content, ids, sparse(settings)),
        settings);
  }

  private static SparseSettings sparse(FileSettings settings) {
    return new SparseSettings(settings.longestRead(), SparseSettings.STANDARD.fragments());
  }

  /** The version a write leaves behind. */
  public ResourceVersion changed(Instant now) {
    return new ResourceVersion(ETag.fresh(ids), now);
  }

  /** Names a file or directory for as long as it lives, in whatever place. */
  public String freshId() {
    return Long.toUnsignedString(ids.unique());
  }
}
