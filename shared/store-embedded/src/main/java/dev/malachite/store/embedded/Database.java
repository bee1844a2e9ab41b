package dev.malachite.store.embedded;

import dev.malachite.store.Unavailable;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.StampedLock;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.rocksdb.ColumnFamilyHandle;
import org.rocksdb.ReadOptions;
import org.rocksdb.RocksDB;
import org.rocksdb.RocksDBException;
import org.rocksdb.RocksIterator;
import org.rocksdb.Slice;
import org.rocksdb.WriteBatch;
import org.rocksdb.WriteOptions;

/**
 * The open database and the journal of what it has in memory only. Calls are refused once it is
 * closed, and closing waits for those under way.
 */
final class Database implements AutoCloseable {
  /** What is done with the database while it is certain to stay open. */
  @FunctionalInterface
  interface Action<T> {
    T run(RocksDB rocks) throws RocksDBException;
  }

  private RocksDB rocks;
  private Map<Family, ColumnFamilyHandle> families;
  private Tuning tuning;
  private Journal journal;
  private final WriteOptions unlogged = new WriteOptions().setDisableWAL(true);
  private final ReentrantLock writing = new ReentrantLock();
  private final AtomicBoolean writingTables = new AtomicBoolean();
  private final Gaps gaps = new Gaps();
  private final KnownItems items = new KnownItems();
  private final StampedLock gate = new StampedLock();
  private boolean closed;

  Database(
      RocksDB rocks, Map<Family, ColumnFamilyHandle> families, Tuning tuning, Journal journal) {
    this.rocks = rocks;
    this.families = families;
    this.tuning = tuning;
    this.journal = journal;
  }

  <T> T call(Action<T> action) {
    long stamp = gate.readLock();
    try {
      return run(action);
    } finally {
      gate.unlockRead(stamp);
    }
  }

  /**
   * Makes changes durable, then visible.
   *
   * @param open from {@link #call}
   */
  void write(RocksDB open, WriteBatch changes) throws RocksDBException {
    writing.lock();
    try {
      journal.append(changes.data());
      makeVisible(open, changes);
      if (journal.hasSeveralFiles() && writingTables.compareAndSet(false, true)) {
        Thread.ofPlatform().name("malachite-tables").daemon().start(this::writeTables);
      }
    } finally {
      writing.unlock();
    }
  }

  // Opening the store again does what the journal has: nothing else may be done before that.
  private void makeVisible(RocksDB open, WriteBatch changes) throws RocksDBException {
    try {
      open.write(unlogged, changes);
    } catch (RocksDBException e) {
      journal.breakOff();
      throw e;
    }
  }

  private void writeTables() {
    try {
      flush();
    } catch (Unavailable failed) {
      // The journal only stays longer than it had to: the next change tries again.
    } finally {
      writingTables.set(false);
    }
  }

  /** Has everything that is in memory written to tables; what came before needs no journal then. */
  void flush() {
    call(open -> {
      long first = holding(journal::firstOfLast);
      JournalMark.advance(open, families.values(), first);
      return holding(() -> journal.release(first));
    });
  }

  private <T> T holding(Supplier<T> action) {
    writing.lock();
    try {
      return action.get();
    } finally {
      writing.unlock();
    }
  }

  /**
   * Shows the entries between the bounds in order while the visitor takes them, all of one state.
   *
   * @return whether the visitor left one
   */
  boolean walk(Family family, byte[] from, byte[] to, Predicate<RocksIterator> visitor) {
    return walk(family, () -> from, to, visitor);
  }

  /**
   * The same.
   *
   * @param from is asked once the state is open
   */
  boolean walk(Family family, Supplier<byte[]> from, byte[] to, Predicate<RocksIterator> visitor) {
    return call(open -> {
      try (Slice bound = new Slice(to);
          ReadOptions options = new ReadOptions().setIterateUpperBound(bound);
          RocksIterator entries = open.newIterator(handle(family), options)) {
        entries.seek(from.get());
        boolean taken = true;
        while (taken && entries.isValid()) {
          taken = visitor.test(entries);
          entries.next();
        }
        entries.status();
        return !taken;
      }
    });
  }

  ColumnFamilyHandle handle(Family family) {
    ColumnFamilyHandle handle = families.get(family);
    if (handle == null) {
      throw new IllegalStateException("the database has no family " + family);
    }
    return handle;
  }

  Gaps gaps() {
    return gaps;
  }

  KnownItems items() {
    return items;
  }

  /** Changes items without a commit; calls wait meanwhile. */
  <T> T replace(Action<T> action) {
    long stamp = gate.writeLock();
    try {
      return run(action);
    } finally {
      items.clear();
      gate.unlockWrite(stamp);
    }
  }

  /** Closes it, and goes on with another one; calls wait meanwhile. */
  void reopen(Supplier<Database> opening) {
    long stamp = gate.writeLock();
    try {
      if (closed) {
        throw Unavailable.rejected("the store is closed");
      }
      release();
      gaps.clear();
      items.clear();
      closed = true;
      Database opened = opening.get();
      rocks = opened.rocks;
      families = opened.families;
      tuning = opened.tuning;
      journal = opened.journal;
      opened.unlogged.close();
      closed = false;
    } finally {
      gate.unlockWrite(stamp);
    }
  }

  @Override
  public void close() {
    long stamp = gate.writeLock();
    try {
      if (!closed) {
        closed = true;
        release();
        unlogged.close();
      }
    } finally {
      gate.unlockWrite(stamp);
    }
  }

  private <T> T run(Action<T> action) {
    if (closed) {
      throw Unavailable.rejected("the store is closed");
    }
    try {
      return action.run(rocks);
    } catch (RocksDBException e) {
      throw new Unavailable("the database failed: " + e.getMessage(), e);
    }
  }

  private void release() {
    families.values().forEach(ColumnFamilyHandle::close);
    rocks.close();
    tuning.close();
    journal.close();
  }
}
