package dev.malachite.store.embedded;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import java.util.Set;

/**
 * How records reach the files of a journal: in whole blocks. Where somebody waits for the disk they
 * go past the system's cache, which would only find, mark and clean a page for each. The block in
 * which a record ends is filled up with zeros, kept, and written again with the record that
 * follows.
 *
 * <p>One file at a time is written, each from its beginning or from where it was gone on from.
 */
final class JournalBlocks {
  /** How many zeros at least follow a record: a head of nothing ends the journal. */
  static final int END_BYTES = JournalRecord.HEAD_BYTES;

  private static final int USUAL_BLOCK = 4096;
  private static final int PIECE_BYTES = 256 * 1024;

  private final boolean durable;
  private final Set<OpenOption> options;
  private final int block;
  private final ByteBuffer piece;
  private final ByteBuffer zeros;

  private JournalBlocks(boolean durable, Set<OpenOption> options, int block) {
    this.durable = durable;
    this.options = options;
    this.block = block;
    this.piece = WriteBuffers.aligned(PIECE_BYTES + 2 * block, block);
    this.zeros = WriteBuffers.aligned(PIECE_BYTES, block);
  }

  /**
   * For a journal in the database of that directory.
   *
   * @throws IOException where the directory cannot be written
   */
  static JournalBlocks of(Path database, Durability durability) throws IOException {
    if (durability == Durability.OS) {
      return new JournalBlocks(false, Set.of(StandardOpenOption.WRITE), USUAL_BLOCK);
    }
    Optional<WriteBuffers> uncached = WriteBuffers.of(database);
    return uncached.isPresent()
        ? new JournalBlocks(
            true, Set.of(StandardOpenOption.WRITE, WriteBuffers.UNCACHED), uncached.get().block())
        : new JournalBlocks(true, Set.of(StandardOpenOption.WRITE), USUAL_BLOCK);
  }

  /** Whether the disk is waited for. */
  boolean areDurable() {
    return durable;
  }

  Set<OpenOption> options() {
    return options;
  }

  /** The end of the last block of so many bytes. */
  long whole(long bytes) {
    return (bytes + block - 1) / block * block;
  }

  /** Finds what the block has in which the next record begins. */
  void load(FileChannel file, long position) throws IOException {
    piece.clear().limit(inBlock(position));
    long from = position - inBlock(position);
    while (piece.hasRemaining()) {
      if (file.read(piece, from + piece.position()) < 0) {
        throw new IOException("a file of the journal ends before its last record does");
      }
    }
  }

  /** Writes zeros between whole blocks. */
  void clear(FileChannel file, long from, long to) throws IOException {
    for (long at = from; at < to; ) {
      at += file.write(zeros.duplicate().limit((int) Math.min(PIECE_BYTES, to - at)), at);
    }
  }

  /** Writes the arrays one after the other, and then where the journal ends. */
  void write(FileChannel file, long position, byte[]... arrays) throws IOException {
    long at = position - inBlock(position);
    piece.clear().position(inBlock(position));
    for (byte[] array : arrays) {
      for (int from = 0; from < array.length; ) {
        int count = Math.min(PIECE_BYTES - piece.position(), array.length - from);
        piece.put(array, from, count);
        from += count;
        if (piece.position() == PIECE_BYTES) {
          write(file, at);
          at += PIECE_BYTES;
          piece.clear();
        }
      }
    }
    int end = piece.position();
    piece.put(zeros.duplicate().limit((int) whole(end + END_BYTES) - end));
    write(file, at);
    piece.limit(end).position(end - inBlock(end)).compact();
  }

  private void write(FileChannel file, long position) throws IOException {
    long at = position;
    piece.flip();
    while (piece.hasRemaining()) {
      at += file.write(piece, at);
    }
  }

  private int inBlock(long position) {
    return (int) (position % block);
  }
}
