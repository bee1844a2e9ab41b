package dev.malachite.store.embedded;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.rocksdb.ColumnFamilyDescriptor;
import org.rocksdb.ColumnFamilyHandle;
import org.rocksdb.Options;
import org.rocksdb.RocksDB;
import org.rocksdb.RocksDBException;
import org.rocksdb.RocksIterator;
import org.rocksdb.WriteBatch;
import org.rocksdb.WriteOptions;

/** Opens a directory, or says plainly why not: in use, or written in another format. */
final class Opening {
  private static final byte[] FORMAT_KEY = "format".getBytes(StandardCharsets.UTF_8);
  private static final byte[] BEFORE_FILES = "1".getBytes(StandardCharsets.UTF_8);
  private static final byte[] BEFORE_JOURNAL = "2".getBytes(StandardCharsets.UTF_8);
  private static final byte[] FORMAT = "3".getBytes(StandardCharsets.UTF_8);

  private final Path directory;
  private final Durability durability;
  private final long cacheBytes;
  private final long fileBytes;

  Opening(Path directory, Durability durability, long cacheBytes) {
    this(directory, durability, cacheBytes, Journal.FILE_BYTES);
  }

  /**
   * As said.
   *
   * @param fileBytes how large a file of the journal becomes
   */
  Opening(Path directory, Durability durability, long cacheBytes, long fileBytes) {
    this.directory = directory;
    this.durability = durability;
    this.cacheBytes = cacheBytes;
    this.fileBytes = fileBytes;
  }

  Database open() {
    RocksDB.loadLibrary();
    Tuning tuning = new Tuning(cacheBytes);
    try {
      Files.createDirectories(directory);
      Restoration.finish(directory);
      refuseUnknownFamilies();
      return open(tuning);
    } catch (RocksDBException e) {
      tuning.close();
      throw refused(e);
    } catch (IOException e) {
      tuning.close();
      throw new UncheckedIOException(e);
    }
  }

  /** Where the journal of a database is. */
  static Path journal(Path database) {
    return database.resolve("journal");
  }

  private Database open(Tuning tuning) throws RocksDBException, IOException {
    List<ColumnFamilyDescriptor> descriptors = new ArrayList<>();
    for (Family family : Family.values()) {
      descriptors.add(new ColumnFamilyDescriptor(family.encoded(), tuning.family(family)));
    }
    List<ColumnFamilyHandle> handles = new ArrayList<>();
    RocksDB rocks = RocksDB.open(tuning.database(), directory.toString(), descriptors, handles);
    try {
      checkFormat(rocks);
      Map<Family, ColumnFamilyHandle> families = new EnumMap<>(Family.class);
      for (ColumnFamilyHandle handle : handles) {
        Family.of(handle.getName()).ifPresent(family -> families.put(family, handle));
      }
      return new Database(rocks, families, tuning, openJournal(rocks));
    } catch (RocksDBException | IOException | RuntimeException e) {
      handles.forEach(ColumnFamilyHandle::close);
      rocks.close();
      throw e;
    }
  }

  private Journal openJournal(RocksDB rocks) throws RocksDBException, IOException {
    Path journal = Files.createDirectories(journal(directory));
    JournalReplay replay = new JournalReplay(journal, JournalMark.read(rocks));
    try (WriteOptions unlogged = new WriteOptions().setDisableWAL(true)) {
      JournalEnd end =
          replay.run(changes -> {
            try (WriteBatch batch = new WriteBatch(changes)) {
              rocks.write(unlogged, batch);
            }
          });
      JournalBlocks blocks = JournalBlocks.of(directory, durability);
      return new Journal(journal, blocks, fileBytes, end);
    }
  }

  private void refuseUnknownFamilies() throws RocksDBException {
    if (!Files.exists(directory.resolve("CURRENT"))) {
      return;
    }
    try (Options options = new Options()) {
      for (byte[] name : RocksDB.listColumnFamilies(options, directory.toString())) {
        if (Family.of(name).isEmpty()) {
          throw unknownFormat("it has a part named " + new String(name, StandardCharsets.UTF_8));
        }
      }
    }
  }

  private void checkFormat(RocksDB rocks) throws RocksDBException {
    byte[] found = rocks.get(FORMAT_KEY);
    if (found == null) {
      markEmpty(rocks);
    } else if (Arrays.equals(found, BEFORE_FILES) || Arrays.equals(found, BEFORE_JOURNAL)) {
      markFormat(rocks);
    } else if (!Arrays.equals(found, FORMAT)) {
      throw unknownFormat("its format is " + new String(found, StandardCharsets.UTF_8));
    }
  }

  // The marker is the first thing written, so a database without it must be empty.
  private void markEmpty(RocksDB rocks) throws RocksDBException {
    try (RocksIterator all = rocks.newIterator()) {
      all.seekToFirst();
      if (all.isValid()) {
        throw unknownFormat("it has data but no format");
      }
    }
    markFormat(rocks);
  }

  private static void markFormat(RocksDB rocks) throws RocksDBException {
    try (WriteOptions durable = new WriteOptions().setSync(true)) {
      rocks.put(durable, FORMAT_KEY, FORMAT);
    }
  }

  private IllegalStateException unknownFormat(String reason) {
    return new IllegalStateException(
        "%s was not written by this version: %s".formatted(directory, reason));
  }

  private IllegalStateException refused(RocksDBException e) {
    String message = String.valueOf(e.getMessage());
    return message.contains("LOCK") || message.contains("lock ")
        ? new IllegalStateException(directory + " is in use by another process", e)
        : new IllegalStateException(directory + " could not be opened: " + message, e);
  }
}
