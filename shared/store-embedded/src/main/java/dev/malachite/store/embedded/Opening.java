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
import org.rocksdb.WriteOptions;

/** Opens a directory, or says plainly why not: in use, or written in another format. */
final class Opening {
  private static final byte[] FORMAT_KEY = "format".getBytes(StandardCharsets.UTF_8);
  private static final byte[] BEFORE_FILES = "1".getBytes(StandardCharsets.UTF_8);
  private static final byte[] FORMAT = "2".getBytes(StandardCharsets.UTF_8);

  private final Path directory;
  private final long cacheBytes;

  Opening(Path directory, long cacheBytes) {
    this.directory = directory;
    this.cacheBytes = cacheBytes;
  }

  Database open() {
    RocksDB.loadLibrary();
    Tuning tuning = new Tuning(cacheBytes);
    try {
      Files.createDirectories(directory);
      Restoration.finish(directory);
      refuseUnknownFamilies();
      Database database = open(tuning);
      checkFormat(database);
      return database;
    } catch (RocksDBException e) {
      tuning.close();
      throw refused(e);
    } catch (IOException e) {
      tuning.close();
      throw new UncheckedIOException(e);
    }
  }

  private Database open(Tuning tuning) throws RocksDBException {
    List<ColumnFamilyDescriptor> descriptors = new ArrayList<>();
    for (Family family : Family.values()) {
      descriptors.add(new ColumnFamilyDescriptor(family.encoded(), tuning.family(family)));
    }
    List<ColumnFamilyHandle> handles = new ArrayList<>();
    RocksDB rocks = RocksDB.open(tuning.database(), directory.toString(), descriptors, handles);
    Map<Family, ColumnFamilyHandle> families = new EnumMap<>(Family.class);
    for (ColumnFamilyHandle handle : handles) {
      Family.of(handle.getName()).ifPresent(family -> families.put(family, handle));
    }
    return new Database(rocks, families, tuning);
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

  private void checkFormat(Database database) {
    try {
      byte[] found = database.call(rocks -> rocks.get(FORMAT_KEY));
      if (found == null) {
        markEmpty(database);
      } else if (Arrays.equals(found, BEFORE_FILES)) {
        database.call(Opening::markFormat);
      } else if (!Arrays.equals(found, FORMAT)) {
        throw unknownFormat("its format is " + new String(found, StandardCharsets.UTF_8));
      }
    } catch (RuntimeException e) {
      database.close();
      throw e;
    }
  }

  // The marker is the first thing written, so a database without it must be empty.
  private void markEmpty(Database database) {
    boolean marked =
        database.call(rocks -> {
          try (RocksIterator all = rocks.newIterator()) {
            all.seekToFirst();
            return !all.isValid() && markFormat(rocks);
          }
        });
    if (!marked) {
      throw unknownFormat("it has data but no format");
    }
  }

  private static boolean markFormat(RocksDB rocks) throws RocksDBException {
    try (WriteOptions durable = new WriteOptions().setSync(true)) {
      rocks.put(durable, FORMAT_KEY, FORMAT);
      return true;
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
