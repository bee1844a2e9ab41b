package dev.malachite.store.embedded;

import dev.malachite.store.Unavailable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * A file of the journal, which is used again and again. A disk that only has to overwrite what a
 * file has answers in half the time: nothing else about the file changes. So room is made ahead, by
 * the megabyte.
 */
final class JournalFile implements AutoCloseable {
  private static final int ROOM_BYTES = 1024 * 1024;

  private final Path path;
  private final FileChannel file;
  private final JournalBlocks blocks;
  private long room;

  private JournalFile(Path path, FileChannel file, JournalBlocks blocks) throws IOException {
    this.path = path;
    this.file = file;
    this.blocks = blocks;
    this.room = file.size();
  }

  /**
   * Opens the file, or creates it.
   *
   * @param blocks what bytes pass through on their way; files of one journal share it
   */
  static JournalFile open(Path path, JournalBlocks blocks) throws IOException {
    fillUp(path, blocks);
    return new JournalFile(path, FileChannel.open(path, blocks.options()), blocks);
  }

  // What was written in another way, or torn, may end within a block.
  private static void fillUp(Path path, JournalBlocks blocks) throws IOException {
    try (FileChannel cached =
        FileChannel.open(path, StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
      long size = cached.size();
      long whole = blocks.whole(size);
      if (whole > size) {
        cached.write(ByteBuffer.allocate((int) (whole - size)), size);
        cached.force(true);
      }
    }
  }

  /** To be told before anything is written there that does not follow what was written last. */
  void goOnFrom(long position) throws IOException {
    try (FileChannel read = FileChannel.open(path, StandardOpenOption.READ)) {
      blocks.load(read, position);
    }
  }

  /** Makes it so large that writing up to there does not make it larger. */
  void makeRoom(long end) throws IOException {
    if (end <= room) {
      return;
    }
    long to = (end + ROOM_BYTES - 1) / ROOM_BYTES * ROOM_BYTES;
    blocks.clear(file, room, to);
    file.force(true);
    room = to;
  }

  /** Writes the arrays one after the other, and after them where the journal ends. */
  void write(long position, byte[] head, byte[] changes) throws IOException {
    blocks.write(file, position, head, changes);
  }

  /** Waits until the disk has what was written. */
  void sync() throws IOException {
    file.force(false);
  }

  /** Where this fails, the next process finds a file of old records, and uses it. */
  void delete() {
    close();
    try {
      Files.delete(path);
    } catch (IOException e) {
      throw new Unavailable("a file of the journal cannot be deleted", e);
    }
  }

  @Override
  public void close() {
    try {
      file.close();
    } catch (IOException e) {
      throw new Unavailable("a file of the journal cannot be closed", e);
    }
  }
}
