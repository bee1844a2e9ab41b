package dev.malachite.store.embedded;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.rocksdb.Checkpoint;
import org.rocksdb.WriteBatch;

/**
 * States of the database as checkpoints beside it, and of the files of content: hard links, so no
 * bytes are copied.
 */
final class DiskSnapshots implements Snapshots {
  private static final byte[] FIRST = {};
  private static final byte[] AFTER_ALL = {(byte) 0xff};

  private final Database database;
  private final Opening opening;
  private final ContentFiles files;
  private final Path directory;

  DiskSnapshots(Database database, Opening opening, ContentFiles files, Path directory) {
    this.database = database;
    this.opening = opening;
    this.files = files;
    this.directory = directory;
  }

  /** One atomic write, however much there is; files without a row are nothing. */
  @Override
  public void reset() {
    database.replace(rocks -> {
      try (WriteBatch batch = new WriteBatch()) {
        for (Family family : Family.values()) {
          boolean marks = family == Family.META;
          batch.deleteRange(
              database.handle(family),
              marks ? ContentKeys.firstUnfinished() : FIRST,
              marks ? ContentKeys.afterUnfinished() : AFTER_ALL);
        }
        database.write(rocks, batch);
        return batch;
      }
    });
    files.sweep(_ -> false);
  }

  @Override
  public synchronized void take(String name) {
    Path target = Restoration.snapshot(directory, Snapshots.checked(name));
    try {
      Files.createDirectories(target.resolveSibling(""));
      Restoration.delete(target);
      Restoration.keepFiles(directory, name);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
    // A checkpoint has no journal.
    database.flush();
    database.call(rocks -> {
      try (Checkpoint checkpoint = Checkpoint.create(rocks)) {
        checkpoint.createCheckpoint(target.toString());
        return target;
      }
    });
  }

  @Override
  public synchronized boolean restore(String name) {
    if (!Files.isDirectory(Restoration.snapshot(directory, Snapshots.checked(name)))) {
      return false;
    }
    database.reopen(() -> {
      try {
        Restoration.begin(directory, name);
      } catch (IOException failure) {
        throw new UncheckedIOException(failure);
      }
      return opening.open();
    });
    return true;
  }

  @Override
  public List<String> names() {
    Path all = Restoration.snapshots(directory);
    if (!Files.isDirectory(all)) {
      return List.of();
    }
    try (Stream<Path> found = Files.list(all)) {
      return found
          .map(Path::getFileName)
          .map(Path::toString)
          .filter(name -> NAME.matcher(name).matches())
          .sorted()
          .toList();
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }
}
