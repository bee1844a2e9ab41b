package dev.malachite.store.embedded;

import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * A file whose bytes go to the disk past the cache of the system. Somebody waits for the disk
 * anyway, and memory that only passes them on costs several times what the disk does. Disks take
 * whole blocks: the last one is filled up with zeros and stays so, because cutting it off would
 * bring it into the cache and write it again. Only the index knows how long the content is.
 */
final class UncachedFile extends NewFile {
  private final WriteBuffers buffers;
  private final ByteBuffer gathered;

  private UncachedFile(FileBirth birth, WriteBuffers buffers, ByteBuffer gathered) {
    super(birth);
    this.buffers = buffers;
    this.gathered = gathered;
  }

  /**
   * Creates the file.
   *
   * @param keepName returns when names are as durable as commits are
   * @param gathered one of the buffers, which it gives back
   */
  static NewFile create(Path path, Runnable keepName, WriteBuffers buffers, ByteBuffer gathered) {
    FileBirth birth =
        FileBirth.of(
            path,
            keepName,
            StandardOpenOption.CREATE_NEW,
            StandardOpenOption.WRITE,
            WriteBuffers.UNCACHED);
    return new UncachedFile(birth, buffers, gathered);
  }

  @Override
  void append(byte[] bytes, int count) {
    int taken = 0;
    while (taken < count) {
      int more = Math.min(count - taken, gathered.remaining());
      gathered.put(bytes, taken, more);
      taken += more;
      if (!gathered.hasRemaining()) {
        writeGathered();
      }
    }
  }

  private void writeGathered() {
    write(gathered.flip());
    gathered.clear();
  }

  @Override
  void sync() {
    if (gathered.position() > 0) {
      int end = buffers.wholeBlocks(gathered.position());
      while (gathered.position() < end) {
        gathered.put((byte) 0);
      }
      writeGathered();
    }
    super.sync();
  }

  @Override
  public void close() {
    buffers.giveBack(gathered);
    super.close();
  }
}
