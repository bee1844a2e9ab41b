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
  /** What it does to its group. */
  @FunctionalInterface
  private interface Staging {
    Outcome stage(GroupChanges group) throws RocksDBException;
  }

  private final long bytes;
  private final Staging staging;
  private final CompletableFuture<Outcome> outcome = new CompletableFuture<>();

  private PendingCommit(long bytes, Staging staging) {
    this.bytes = bytes;
    this.staging = staging;
  }

  static PendingCommit of(List<Change> changes) {
    long bytes = 0;
    for (Change change : changes) {
      bytes += change instanceof Change.Put put ? put.item().value().length : 0;
    }
    return new PendingCommit(bytes, group -> group.add(changes));
  }

  static PendingCommit of(GroupChanges.Filling content) {
    return new PendingCommit(
        0,
        group -> {
          group.add(content);
          return Outcome.COMMITTED;
        });
  }

  @Override
  public long bytes() {
    return bytes;
  }

  @Override
  public Outcome stage(GroupChanges group) throws RocksDBException {
    return staging.stage(group);
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
