package dev.malachite.store.embedded;

import dev.malachite.store.Change;
import dev.malachite.store.Outcome;
import dev.malachite.store.Unavailable;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;
import org.rocksdb.RocksDB;
import org.rocksdb.RocksDBException;
import org.rocksdb.WriteBatch;

/**
 * The only writer. While one group of commits goes to the disk the next one gathers, so that many
 * commits share one write. Who comes alone, on a thread that carries nobody else, writes at once
 * without waking anybody; all else is left to a thread of its own.
 */
final class Committer implements AutoCloseable {
  private static final int MAX_WRITES = 1024;
  private static final long MAX_BYTES = 8 * 1024 * 1024;

  private final Database database;
  private final Queue<PendingWrite> queue = new ConcurrentLinkedQueue<>();
  private final ReentrantLock writing = new ReentrantLock();
  private final List<PendingWrite> unwritten = new ArrayList<>();
  private final Object order = new Object();
  private final Thread thread;
  private volatile boolean stopped;
  private volatile boolean single = true;

  Committer(Database database) {
    this.database = database;
    this.thread = Thread.ofPlatform().name("malachite-committer").daemon().unstarted(this::run);
  }

  Committer start() {
    thread.start();
    return this;
  }

  Outcome commit(List<Change> changes) {
    return commit(PendingCommit.of(changes));
  }

  private Outcome commit(PendingCommit pending) {
    add(pending);
    writeOrWake();
    return pending.await();
  }

  /** Writes changes of content, together with whatever else there is to write. */
  void change(GroupChanges.Filling content) {
    commit(PendingCommit.of(content));
  }

  /**
   * Puts the content into the same group as the commit that is going to refer to it, or into one
   * before it; {@link #flush} says when it can be read.
   */
  void defer(PendingContent content) {
    add(content);
  }

  /** Writes what was deferred until now. */
  void flush() {
    commit(List.of());
  }

  /** Writes what was accepted, and no more. */
  @Override
  public void close() {
    synchronized (order) {
      stopped = true;
    }
    LockSupport.unpark(thread);
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

  private void add(PendingWrite write) {
    synchronized (order) {
      if (stopped) {
        throw Unavailable.rejected("the store is closed");
      }
      queue.add(write);
    }
  }

  // Where commits come one by one it costs least to write in their own thread: waking another takes
  // as long as the disk does. Where they come together, their threads have better things to do; and
  // while a virtual one waits for the disk, whoever carries it has none for all others.
  private void writeOrWake() {
    if (single && !Thread.currentThread().isVirtual() && writing.tryLock()) {
      try {
        write(gather());
      } finally {
        writing.unlock();
      }
      if (queue.isEmpty()) {
        return;
      }
    }
    LockSupport.unpark(thread);
  }

  private void run() {
    while (!stopped || !queue.isEmpty()) {
      if (queue.isEmpty()) {
        LockSupport.park(this);
      }
      writing.lock();
      try {
        do {
          write(gather());
        } while (!queue.isEmpty());
      } finally {
        writing.unlock();
      }
    }
  }

  private List<PendingWrite> gather() {
    List<PendingWrite> group = new ArrayList<>(unwritten);
    long bytes = 0;
    while (group.size() < MAX_WRITES && bytes < MAX_BYTES && !queue.isEmpty()) {
      PendingWrite next = queue.remove();
      group.add(next);
      bytes += next.bytes();
    }
    return group;
  }

  private void write(List<PendingWrite> group) {
    if (group.isEmpty()) {
      return;
    }
    single = commits(group) <= 1;
    try {
      List<Outcome> outcomes = database.call(rocks -> write(group, rocks));
      unwritten.clear();
      for (int i = 0; i < group.size(); i++) {
        group.get(i).written(outcomes.get(i));
      }
    } catch (Throwable reason) {
      keepContent(group);
      group.forEach(pending -> pending.failed(reason));
    }
  }

  private List<Outcome> write(List<PendingWrite> group, RocksDB rocks) throws RocksDBException {
    try (WriteBatch batch = new WriteBatch();
        GroupChanges changes = new GroupChanges(database, rocks, batch)) {
      List<Outcome> outcomes = new ArrayList<>(group.size());
      for (PendingWrite pending : group) {
        outcomes.add(pending.stage(changes));
      }
      if (batch.count() > 0) {
        database.write(rocks, batch);
        changes.written();
      }
      return outcomes;
    }
  }

  // Its writer was already told that it is there: no commit may be written before it.
  private void keepContent(List<PendingWrite> group) {
    unwritten.clear();
    for (PendingWrite pending : group) {
      if (pending instanceof PendingContent) {
        unwritten.add(pending);
      }
    }
  }

  private static long commits(List<PendingWrite> group) {
    return group.stream().filter(PendingCommit.class::isInstance).count();
  }
}
