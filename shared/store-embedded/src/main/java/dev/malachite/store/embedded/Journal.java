package dev.malachite.store.embedded;

import dev.malachite.store.Unavailable;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayDeque;
import java.util.Deque;

/**
 * What was changed, in order, and on the disk before it is seen: the database has it in memory
 * only, until it writes its tables. One record is written at a time and the next one begins when
 * the disk has it, so that a power cut can only take the last one, of which nobody was told.
 *
 * <p>Not safe for use by several threads at once.
 */
final class Journal implements AutoCloseable {
  /** After so much another file is begun, and the database is asked to write its tables. */
  static final long FILE_BYTES = 64L * 1024 * 1024;

  private static final int MOST_SPARE = 2;

  /** A file, and the number of the first record in it. */
  private record Part(JournalFile file, long first) {}

  private final Path directory;
  private final long fileBytes;
  private final JournalBlocks blocks;
  private final Deque<Part> parts = new ArrayDeque<>();
  private final Deque<JournalFile> spare = new ArrayDeque<>();
  private int files;
  private long sequence;
  private long position;
  private boolean broken;

  /** Goes on where the journal ends. */
  Journal(Path directory, JournalBlocks blocks, long fileBytes, JournalEnd end) throws IOException {
    this.directory = directory;
    this.blocks = blocks;
    this.fileBytes = fileBytes;
    this.sequence = end.sequence();
    this.position = end.position();
    for (JournalEnd.Used used : end.used()) {
      parts.add(new Part(JournalFile.open(used.path(), blocks), used.first()));
    }
    for (Path path : end.spare()) {
      spare.add(JournalFile.open(path, blocks));
    }
    this.files = end.nextFile();
    if (parts.isEmpty()) {
      parts.add(new Part(another(), sequence));
    }
    parts.getLast().file().goOnFrom(position);
  }

  /** Returns when the changes are as durable as commits are. */
  void append(byte[] changes) {
    if (broken) {
      throw Unavailable.rejected("the journal failed, and the store has to be opened again");
    }
    long end = position + JournalRecord.HEAD_BYTES + changes.length;
    if (end + JournalBlocks.END_BYTES > fileBytes && position > 0) {
      turn();
      end = JournalRecord.HEAD_BYTES + changes.length;
    }
    makeRoom(end + JournalBlocks.END_BYTES);
    write(changes);
    position = end;
    sequence++;
  }

  /** Takes no more: what was appended last was not done. */
  void breakOff() {
    broken = true;
  }

  /** The number of the first record in the file that is being written. */
  long firstOfLast() {
    return parts.getLast().first();
  }

  boolean hasSeveralFiles() {
    return parts.size() > 1;
  }

  /**
   * The files that hold only records with lower numbers can be used again.
   *
   * @return how many that are
   */
  int release(long first) {
    int released = 0;
    while (parts.size() > 1 && parts.getFirst().first() < first) {
      spare.add(parts.removeFirst().file());
      released++;
    }
    while (spare.size() > MOST_SPARE) {
      spare.remove().delete();
    }
    return released;
  }

  @Override
  public void close() {
    parts.forEach(part -> part.file().close());
    spare.forEach(JournalFile::close);
  }

  private void turn() {
    try {
      parts.add(new Part(spare.isEmpty() ? another() : spare.remove(), sequence));
    } catch (IOException e) {
      throw new Unavailable("another file of the journal cannot be created", e);
    }
    position = 0;
  }

  private JournalFile another() throws IOException {
    JournalFile file = JournalFile.open(directory.resolve(Integer.toString(files)), blocks);
    files++;
    if (blocks.areDurable()) {
      try (FileChannel names = FileChannel.open(directory, StandardOpenOption.READ)) {
        names.force(true);
      }
    }
    return file;
  }

  // Where the disk is full nothing is lost yet: the next one may find room.
  private void makeRoom(long end) {
    try {
      if (blocks.areDurable()) {
        parts.getLast().file().makeRoom(end);
      }
    } catch (IOException e) {
      throw new Unavailable("there is no room for the journal", e);
    }
  }

  // Nobody knows what the disk has after it failed. A record that came after another that is not
  // there would be lost with it, so there must not be one.
  private void write(byte[] changes) {
    JournalFile file = parts.getLast().file();
    try {
      file.write(position, JournalRecord.head(sequence, changes), changes);
      if (blocks.areDurable()) {
        file.sync();
      }
    } catch (IOException e) {
      broken = true;
      throw new Unavailable("the journal cannot be written", e);
    }
  }
}
