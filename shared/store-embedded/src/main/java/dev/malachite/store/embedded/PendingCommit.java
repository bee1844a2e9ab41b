package dev.malachite.store.embedded;

import dev.malachite.store.Change;
import dev.malachite.store.Outcome;
import dev.malachite.store.Unavailable;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import org.rocksdb.RocksDBException;

/** A commit that waits for its group to be written. */
final class PendingCommit implements PendingWrite {
  private final List<Change> changes;
  private final CompletableFuture<Outcome> outcome = new CompletableFuture<>();

  PendingCommit(List<Change> changes) {
    this.changes = changes;
  }

  @Override
  public long bytes() {
    long bytes = 0;
    for (Change change : changes) {
      bytes += change instanceof Change.Put put ? put.item().value().length : 0;
    }
    return bytes;
  }

  @Override
  public Outcome stage(GroupChanges group) throws RocksDBException {
    return group.add(changes);
  }

  @Override
  public void written(Outcome known) {
    outcome.complete(known);
  }

  @Override
  public void failed(Throwable reason) {
    outcome.completeExceptionally(reason);
  }

  Outcome await() {
    try {
      return outcome.join();
    } catch (CompletionException e) {
      throw new Unavailable("the commit could not be written", e);
    }
  }
}
