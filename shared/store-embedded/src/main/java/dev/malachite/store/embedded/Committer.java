package dev.malachite.store.embedded;

import dev.malachite.store.Change;
import dev.malachite.store.Outcome;
import dev.malachite.store.Unavailable;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import org.rocksdb.RocksDBException;
import org.rocksdb.WriteBatch;
import org.rocksdb.WriteOptions;

/**
 * The only writer of items. While one group of commits goes to the disk the next one gathers, so
 * that many commits share one write.
 */
final class Committer implements AutoCloseable {
  private static final int MAX_COMMITS = 1024;
  private static final long MAX_BYTES = 8 * 1024 * 1024;
  private static final PendingCommit STOP = new PendingCommit(List.of());

  private final Database database;
  private final Durability durability;
  private final BlockingQueue<PendingCommit> queue = new LinkedBlockingQueue<>();
  private final Object order = new Object();
  private final Thread thread;
  private boolean stopped;

  Committer(Database database, Durability durability) {
    this.database = database;
    this.durability = durability;
    this.thread = Thread.ofPlatform().name("malachite-committer").daemon().unstarted(this::run);
  }

  Committer start() {
    thread.start();
    return this;
  }

  Outcome commit(List<Change> changes) {
    PendingCommit pending = new PendingCommit(changes);
    synchronized (order) {
      if (stopped) {
        throw Unavailable.rejected("the store is closed");
      }
      queue.add(pending);
    }
    return pending.await();
  }

  /** Writes what was accepted, and no more. */
  @Override
  public void close() {
    synchronized (order) {
      if (!stopped) {
        stopped = true;
        queue.add(STOP);
      }
    }
    boolean interrupted = false;
    while (thread.isAlive()) {
      try {
        thread.join();
      } catch (InterruptedException e) {
        interrupted = true;
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  private void run() {
    try (WriteOptions options = new WriteOptions().setSync(durability == Durability.FSYNC)) {
      List<PendingCommit> group = new ArrayList<>();
      boolean last = false;
      while (!last) {
        last = gather(group);
        write(group, options);
        group.clear();
      }
    }
  }

  private boolean gather(List<PendingCommit> group) {
    long bytes = 0;
    PendingCommit next = first();
    while (next != null && next != STOP) {
      group.add(next);
      bytes += next.bytes();
      next = group.size() < MAX_COMMITS && bytes < MAX_BYTES ? queue.poll() : null;
    }
    return next == STOP;
  }

  private PendingCommit first() {
    while (true) {
      try {
        return queue.take();
      } catch (InterruptedException e) {
        // Only close() ends this thread: commits that were accepted must be answered.
      }
    }
  }

  private void write(List<PendingCommit> group, WriteOptions options) {
    try {
      List<Outcome> outcomes =
          database.call(rocks -> {
            try (WriteBatch batch = new WriteBatch()) {
              GroupChanges changes = new GroupChanges(database, rocks, batch);
              List<Outcome> decided = decide(group, changes);
              if (batch.count() > 0) {
                rocks.write(options, batch);
              }
              return decided;
            }
          });
      for (int i = 0; i < group.size(); i++) {
        group.get(i).complete(outcomes.get(i));
      }
    } catch (Throwable reason) {
      group.forEach(pending -> pending.fail(reason));
    }
  }

  private static List<Outcome> decide(List<PendingCommit> group, GroupChanges changes)
      throws RocksDBException {
    List<Outcome> outcomes = new ArrayList<>(group.size());
    for (PendingCommit pending : group) {
      outcomes.add(changes.add(pending.changes()));
    }
    return outcomes;
  }
}
