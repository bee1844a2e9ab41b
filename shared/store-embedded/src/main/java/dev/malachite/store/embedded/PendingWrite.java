package dev.malachite.store.embedded;

import dev.malachite.store.Outcome;
import org.rocksdb.RocksDBException;

/** What waits for its group to be written. */
sealed interface PendingWrite permits PendingCommit, PendingContent {
  long bytes();

  Outcome stage(GroupChanges changes) throws RocksDBException;

  void written(Outcome outcome);

  void failed(Throwable reason);
}
