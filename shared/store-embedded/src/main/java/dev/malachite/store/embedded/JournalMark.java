package dev.malachite.store.embedded;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.List;
import org.rocksdb.ColumnFamilyHandle;
import org.rocksdb.FlushOptions;
import org.rocksdb.RocksDB;
import org.rocksdb.RocksDBException;
import org.rocksdb.WriteOptions;

/** Says in the database from which record on the journal has to be read. */
final class JournalMark {
  private static final byte[] KEY = "journal".getBytes(StandardCharsets.UTF_8);
  private static final long FIRST = 1;

  private JournalMark() {}

  static long read(RocksDB rocks) throws RocksDBException {
    byte[] mark = rocks.get(KEY);
    return mark == null ? FIRST : ByteBuffer.wrap(mark).getLong();
  }

  /** Has the tables written, with all records before that one, and then says so. */
  static void advance(RocksDB rocks, Collection<ColumnFamilyHandle> families, long sequence)
      throws RocksDBException {
    flush(rocks, families);
    try (WriteOptions durable = new WriteOptions().setSync(true)) {
      rocks.put(durable, KEY, ByteBuffer.allocate(Long.BYTES).putLong(sequence).array());
    }
  }

  static void flush(RocksDB rocks, Collection<ColumnFamilyHandle> families)
      throws RocksDBException {
    try (FlushOptions options = new FlushOptions().setWaitForFlush(true)) {
      rocks.flush(options, List.copyOf(families));
    }
  }
}
