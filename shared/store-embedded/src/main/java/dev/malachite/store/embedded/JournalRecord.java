package dev.malachite.store.embedded;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.zip.CRC32C;

/**
 * One entry of the journal: how long it is, a checksum, its number, and the changes themselves.
 * Numbers leave nothing out, so that what an earlier use of the file left behind is told from what
 * belongs there.
 */
final class JournalRecord {
  /** How many bytes come before the changes. Where they are all zero, the journal ends. */
  static final int HEAD_BYTES = 2 * Integer.BYTES + Long.BYTES;

  private static final byte[] NO_HEAD = new byte[HEAD_BYTES];

  private JournalRecord() {}

  static byte[] head(long sequence, byte[] changes) {
    ByteBuffer head = ByteBuffer.allocate(HEAD_BYTES);
    head.putInt(changes.length).putInt(0).putLong(sequence);
    int sum = sum(head.array(), ByteBuffer.wrap(changes));
    return head.putInt(Integer.BYTES, sum).array();
  }

  static boolean isEnd(byte[] head) {
    return Arrays.equals(head, NO_HEAD);
  }

  static int length(byte[] head) {
    return ByteBuffer.wrap(head).getInt();
  }

  static long sequence(byte[] head) {
    return ByteBuffer.wrap(head).getLong(2 * Integer.BYTES);
  }

  static boolean isWhole(byte[] head, ByteBuffer changes) {
    return sum(head, changes) == ByteBuffer.wrap(head).getInt(Integer.BYTES);
  }

  private static int sum(byte[] head, ByteBuffer changes) {
    CRC32C sum = new CRC32C();
    sum.update(head, 0, Integer.BYTES);
    sum.update(head, 2 * Integer.BYTES, Long.BYTES);
    sum.update(changes);
    return (int) sum.getValue();
  }
}
