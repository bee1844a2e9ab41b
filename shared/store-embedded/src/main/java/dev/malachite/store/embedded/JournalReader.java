package dev.malachite.store.embedded;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;

/** Reads one file of the journal, record by record. */
final class JournalReader implements AutoCloseable {
  private static final int BUFFER_BYTES = 256 * 1024;
  // No journal holds as many. Bytes that only look like a record rarely have a number that near,
  // and each that has would have to be summed up.
  private static final long MOST_AHEAD = 1L << 32;

  private final long size;
  private final InputStream bytes;
  private long position;
  private boolean ended;

  JournalReader(Path path) throws IOException {
    this.size = Files.size(path);
    this.bytes = new BufferedInputStream(Files.newInputStream(path), BUFFER_BYTES);
  }

  /** The changes of the next record; nothing where the next one is not whole or another. */
  Optional<byte[]> next(long sequence) throws IOException {
    byte[] head = bytes.readNBytes(JournalRecord.HEAD_BYTES);
    if (head.length < JournalRecord.HEAD_BYTES || JournalRecord.isEnd(head)) {
      ended = true;
      return Optional.empty();
    }
    int length = JournalRecord.length(head);
    long end = position + JournalRecord.HEAD_BYTES + length;
    if (length <= 0 || end > size || JournalRecord.sequence(head) != sequence) {
      return Optional.empty();
    }
    byte[] changes = bytes.readNBytes(length);
    if (!JournalRecord.isWhole(head, ByteBuffer.wrap(changes))) {
      return Optional.empty();
    }
    position = end;
    return Optional.of(changes);
  }

  /** After the last record that was read. */
  long position() {
    return position;
  }

  /** Whether there is nothing after the last record that was read, not even a part of one. */
  boolean hasEnded() {
    return ended;
  }

  @Override
  public void close() throws IOException {
    bytes.close();
  }

  /** The number that the first record of a file has, as far as it says. */
  static long firstSequence(Path path) throws IOException {
    try (InputStream bytes = Files.newInputStream(path)) {
      byte[] head = bytes.readNBytes(JournalRecord.HEAD_BYTES);
      return head.length < JournalRecord.HEAD_BYTES ? 0 : JournalRecord.sequence(head);
    }
  }

  /** Whether there is a whole record anywhere from the position on, with that number or higher. */
  static boolean hasRecord(Path path, long position, long sequence) throws IOException {
    ByteBuffer all = ByteBuffer.wrap(Files.readAllBytes(path));
    for (int at = (int) position; at <= all.limit() - JournalRecord.HEAD_BYTES; at++) {
      int length = all.getInt(at);
      int changes = at + JournalRecord.HEAD_BYTES;
      if (length > 0
          && length <= all.limit() - changes
          && isAhead(all.getLong(at + 2 * Integer.BYTES), sequence)
          && JournalRecord.isWhole(
              Arrays.copyOfRange(all.array(), at, changes), all.slice(changes, length))) {
        return true;
      }
    }
    return false;
  }

  private static boolean isAhead(long found, long sequence) {
    return found >= sequence && found - sequence < MOST_AHEAD;
  }
}
