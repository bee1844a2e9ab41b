package dev.malachite.store.embedded;

import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import org.rocksdb.BlockBasedTableConfig;
import org.rocksdb.BloomFilter;
import org.rocksdb.Cache;
import org.rocksdb.ColumnFamilyOptions;
import org.rocksdb.CompressionType;
import org.rocksdb.DBOptions;
import org.rocksdb.IndexType;
import org.rocksdb.InfoLogLevel;
import org.rocksdb.LRUCache;
import org.rocksdb.RocksObject;
import org.rocksdb.WALRecoveryMode;

/** How RocksDB is set up: bounded memory, large values apart from their keys. */
final class Tuning implements AutoCloseable {
  private static final long MEGABYTE = 1024 * 1024;
  private static final long WRITE_BUFFERS_BYTES = 64 * MEGABYTE;
  private static final long BLOB_FILE_BYTES = 64 * MEGABYTE;
  private static final long SMALLEST_BLOB_BYTES = 4096;
  private static final int OPEN_FILES = 512;
  // Each part of the cache has to have room for many of the largest blocks: what does not fit is
  // read and decompressed again for every request.
  private static final int CACHE_PARTS_BITS = 2;
  private static final double INDEX_SHARE = 0.5;

  private static final Properties BUFFERS = new Properties();

  static {
    // At the head of a queue lies what was deleted, and every look for the first message passes it:
    // when it has become this much, the buffer is written out, which leaves it behind.
    BUFFERS.setProperty("memtable_op_scan_flush_trigger", "2000");
    // Most of what is written is new, and of what is new it is asked first if it is there.
    BUFFERS.setProperty("memtable_prefix_bloom_size_ratio", "0.05");
    BUFFERS.setProperty("memtable_whole_key_filtering", "true");
  }

  private final List<RocksObject> owned = new ArrayList<>();
  private final Cache cache;
  private final BloomFilter filter;

  Tuning(long cacheBytes) {
    this.cache = own(new LRUCache(cacheBytes, CACHE_PARTS_BITS, false, INDEX_SHARE));
    this.filter = own(new BloomFilter(10));
  }

  // Its own log has only what says how to open the store, and what older versions left: changes are
  // in the journal.
  DBOptions database() {
    return own(new DBOptions())
        .setCreateIfMissing(true)
        .setCreateMissingColumnFamilies(true)
        .setWalRecoveryMode(WALRecoveryMode.TolerateCorruptedTailRecords)
        .setDbWriteBufferSize(WRITE_BUFFERS_BYTES)
        .setMaxOpenFiles(OPEN_FILES)
        .setMaxBackgroundJobs(2)
        .setBytesPerSync(MEGABYTE)
        .setAvoidFlushDuringShutdown(true)
        .setAllowConcurrentMemtableWrite(false)
        .setInfoLogLevel(InfoLogLevel.WARN_LEVEL)
        .setKeepLogFileNum(3)
        .setStatsDumpPeriodSec(0);
  }

  ColumnFamilyOptions family(Family family) {
    return switch (family) {
      case ITEMS -> ordered(16 * MEGABYTE).setCompressionType(CompressionType.LZ4_COMPRESSION);
      case META, DUE, CONTENT_INDEX -> ordered(4 * MEGABYTE);
      case CONTENT -> separated(ordered(32 * MEGABYTE));
    };
  }

  // The index of a file comes in parts, too: as one block it grows with the file until no cache
  // holds it. The filter is an eighth of that, and asked most often: it is one block.
  private ColumnFamilyOptions ordered(long bufferBytes) {
    BlockBasedTableConfig table =
        new BlockBasedTableConfig()
            .setBlockCache(cache)
            .setFilterPolicy(filter)
            .setIndexType(IndexType.kTwoLevelIndexSearch)
            .setCacheIndexAndFilterBlocks(true)
            .setCacheIndexAndFilterBlocksWithHighPriority(true)
            .setPinTopLevelIndexAndFilter(true)
            .setPinL0FilterAndIndexBlocksInCache(true);
    return own(ColumnFamilyOptions.getColumnFamilyOptionsFromProps(BUFFERS))
        .setTableFormatConfig(table)
        .setWriteBufferSize(bufferBytes)
        .setMaxWriteBufferNumber(2)
        .setLevelCompactionDynamicLevelBytes(true)
        .setCompressionType(CompressionType.NO_COMPRESSION);
  }

  // Compaction then moves keys only; values move from the oldest quarter of the files, where half
  // of
  // them is garbage or other work leads there.
  private static ColumnFamilyOptions separated(ColumnFamilyOptions options) {
    return options
        .setEnableBlobFiles(true)
        .setMinBlobSize(SMALLEST_BLOB_BYTES)
        .setBlobFileSize(BLOB_FILE_BYTES)
        .setEnableBlobGarbageCollection(true)
        .setBlobGarbageCollectionAgeCutoff(0.25)
        .setBlobGarbageCollectionForceThreshold(0.5);
  }

  private <T extends RocksObject> T own(T resource) {
    owned.add(resource);
    return resource;
  }

  @Override
  public void close() {
    for (RocksObject resource : owned.reversed()) {
      resource.close();
    }
  }
}
