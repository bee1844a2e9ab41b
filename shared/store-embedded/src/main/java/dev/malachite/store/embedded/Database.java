package dev.malachite.store.embedded;

import dev.malachite.store.Unavailable;
import java.util.Map;
import java.util.concurrent.locks.StampedLock;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.rocksdb.ColumnFamilyHandle;
import org.rocksdb.ReadOptions;
import org.rocksdb.RocksDB;
import org.rocksdb.RocksDBException;
import org.rocksdb.RocksIterator;
import org.rocksdb.Slice;

/**
 * The open database. Calls are refused once it is closed, and closing waits for those under way.
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
  private final Gaps gaps = new Gaps();
  private final StampedLock gate = new StampedLock();
  private boolean closed;

  Database(RocksDB rocks, Map<Family, ColumnFamilyHandle> families, Tuning tuning) {
    this.rocks = rocks;
    this.families = families;
    this.tuning = tuning;
  }

  <T> T call(Action<T> action) {
    long stamp = gate.readLock();
    try {
      if (closed) {
        throw Unavailable.rejected("the store is closed");
      }
      return action.run(rocks);
    } catch (RocksDBException e) {
      throw new Unavailable("the database failed: " + e.getMessage(), e);
    } finally {
      gate.unlockRead(stamp);
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

  /** Closes it, and goes on with another one; calls wait meanwhile. */
  void reopen(Supplier<Database> opening) {
    long stamp = gate.writeLock();
    try {
      if (closed) {
        throw Unavailable.rejected("the store is closed");
      }
      release();
      gaps.clear();
      closed = true;
      Database opened = opening.get();
      rocks = opened.rocks;
      families = opened.families;
      tuning = opened.tuning;
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
      }
    } finally {
      gate.unlockWrite(stamp);
    }
  }

  private void release() {
    families.values().forEach(ColumnFamilyHandle::close);
    rocks.close();
    tuning.close();
  }
}
