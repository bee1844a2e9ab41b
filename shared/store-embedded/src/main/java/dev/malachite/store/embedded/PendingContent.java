package dev.malachite.store.embedded;

import dev.malachite.store.Outcome;
import org.rocksdb.RocksDBException;

/** Content that goes to the disk with the commit that refers to it, or before. */
final class PendingContent implements PendingWrite {
  private final long bytes;
  private final GroupChanges.Filling filling;
  private final Runnable whenWritten;

  /**
   * @param whenWritten is run once it can be read from the database
   */
  PendingContent(long bytes, GroupChanges.Filling filling, Runnable whenWritten) {
    this.bytes = bytes;
    this.filling = filling;
    this.whenWritten = whenWritten;
  }

  @Override
  public long bytes() {
    return bytes;
  }

  @Override
  public Outcome stage(GroupChanges changes) throws RocksDBException {
    changes.add(filling);
    return Outcome.COMMITTED;
  }

  @Override
  public void written(Outcome outcome) {
    whenWritten.run();
  }

  /** The next group has it again. */
  @Override
  public void failed(Throwable reason) {}
}
