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
  private static final int PIECE_BYTES = 256 * 1024;

  private final Path path;
  private final FileChannel file;
  private final ByteBuffer piece;
  private long room;

  private JournalFile(Path path, FileChannel file, ByteBuffer piece) throws IOException {
    this.path = path;
    this.file = file;
    this.piece = piece;
    this.room = file.size();
  }

  /**
   * Opens the file, or creates it.
   *
   * @param piece what bytes pass through on their way; files of one journal share it
   */
  static JournalFile open(Path path, ByteBuffer piece) throws IOException {
    FileChannel file = FileChannel.open(path, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    return new JournalFile(path, file, piece);
  }

  static ByteBuffer newPiece() {
    return ByteBuffer.allocateDirect(PIECE_BYTES);
  }

  /** Makes it so large that writing up to there does not make it larger. */
  void makeRoom(long end) throws IOException {
    if (end <= room) {
      return;
    }
    long to = (end + ROOM_BYTES - 1) / ROOM_BYTES * ROOM_BYTES;
    byte[] nothing = new byte[PIECE_BYTES];
    for (long at = room; at < to; at += PIECE_BYTES) {
      write(at, nothing);
    }
    file.force(true);
    room = to;
  }

  /** Writes the arrays one after the other. */
  void write(long position, byte[]... arrays) throws IOException {
    long at = position;
    piece.clear();
    for (byte[] array : arrays) {
      for (int from = 0; from < array.length; ) {
        int count = Math.min(piece.remaining(), array.length - from);
        piece.put(array, from, count);
        from += count;
        if (!piece.hasRemaining()) {
          at = writePiece(at);
        }
      }
    }
    writePiece(at);
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

  private long writePiece(long position) throws IOException {
    long at = position;
    piece.flip();
    while (piece.hasRemaining()) {
      at += file.write(piece, at);
    }
    piece.clear();
    return at;
  }
}
