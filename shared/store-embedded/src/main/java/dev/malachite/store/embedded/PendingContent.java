package dev.malachite.store.embedded;

import dev.malachite.store.ContentId;
import dev.malachite.store.Outcome;
import org.rocksdb.RocksDBException;

/** Small content that goes to the disk with the commit that refers to it, or before. */
final class PendingContent implements PendingWrite {
  private final ContentId id;
  private final ContentRow row;
  private final byte[] content;
  private final Runnable whenWritten;

  /**
   * @param whenWritten is run once it can be read from the database
   */
  PendingContent(ContentId id, ContentRow row, byte[] content, Runnable whenWritten) {
    this.id = id;
    this.row = row;
    this.content = content;
    this.whenWritten = whenWritten;
  }

  @Override
  public long bytes() {
    return content.length;
  }

  @Override
  public Outcome stage(GroupChanges changes) throws RocksDBException {
    changes.put(Family.CONTENT, row.place(id).chunk(0), content);
    changes.put(Family.CONTENT_INDEX, ContentKeys.index(id), row.encode());
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
