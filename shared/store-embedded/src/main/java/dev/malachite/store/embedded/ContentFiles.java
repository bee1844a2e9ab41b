package dev.malachite.store.embedded;

import dev.malachite.domain.Clock;
import dev.malachite.store.ContentId;
import dev.malachite.store.Unavailable;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * Large content, each in a file that is named like it: written once and past the log. A file counts
 * only once the index has a row for it, which is written when all of the file is on the disk. One
 * without is what a process left that ended in the middle of a write or a delete.
 */
final class ContentFiles {
  private static final String DIRECTORY = "content";

  private final Path directory;
  private final boolean durable;
  private final Optional<WriteBuffers> buffers;
  private final ComparedPieces compared;
  private final SharedSync names = new SharedSync(this::syncNames);

  private ContentFiles(
      Path directory, boolean durable, Optional<WriteBuffers> buffers, Clock clock) {
    this.directory = directory;
    this.durable = durable;
    this.buffers = buffers;
    this.compared = new ComparedPieces(clock);
  }

  static Path directory(Path database) {
    return database.resolve(DIRECTORY);
  }

  static ContentFiles of(Path database, Durability durability, Clock clock) {
    try {
      Path directory = Files.createDirectories(directory(database));
      if (durability == Durability.OS) {
        return new ContentFiles(directory, false, Optional.empty(), clock);
      }
      sync(database);
      return new ContentFiles(directory, true, WriteBuffers.of(directory), clock);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  /**
   * Returns when the content is as durable as commits are.
   *
   * @param first the first piece, whose array takes the following ones, too
   * @throws IOException from the stream only
   */
  FileSums write(ContentId id, byte[] first, InputStream rest) throws IOException {
    NewFile file = create(path(id));
    try (file) {
      FileSums sums = write(file, first, rest);
      if (durable) {
        file.sync();
      }
      return sums;
    } catch (IOException | RuntimeException e) {
      if (file.isThere()) {
        discard(id, e);
      }
      throw e;
    }
  }

  private NewFile create(Path path) {
    Optional<ByteBuffer> buffer = buffers.flatMap(WriteBuffers::take);
    return buffer.isPresent()
        ? UncachedFile.create(path, names::run, buffers.orElseThrow(), buffer.get())
        : NewFile.create(path, durable ? names::run : () -> {});
  }

  InputStream open(ContentId id, ContentRow row, long offset, long length) {
    try {
      FileChannel file = FileChannel.open(path(id), StandardOpenOption.READ);
      return new FileStream(file, id, row, compared, offset, length);
    } catch (IOException e) {
      throw new Unavailable("the file of content " + id.value() + " cannot be opened", e);
    }
  }

  void delete(ContentId id) {
    try {
      Files.deleteIfExists(path(id));
    } catch (IOException e) {
      throw new Unavailable("the file of content " + id.value() + " cannot be deleted", e);
    }
  }

  /** Deletes what has no row. Nobody may be writing. */
  void sweep(Predicate<ContentId> known) {
    try (DirectoryStream<Path> all = Files.newDirectoryStream(directory)) {
      for (Path file : all) {
        if (!known.test(new ContentId(file.getFileName().toString()))) {
          Files.delete(file);
        }
      }
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  private static FileSums write(NewFile file, byte[] buffer, InputStream rest) throws IOException {
    FileSums sums = new FileSums();
    for (int filled = buffer.length;
        filled > 0;
        filled = rest.readNBytes(buffer, 0, buffer.length)) {
      file.append(buffer, filled);
      sums.add(buffer, filled);
    }
    return sums;
  }

  private Path path(ContentId id) {
    return directory.resolve(id.value());
  }

  private void syncNames() {
    try {
      sync(directory);
    } catch (IOException e) {
      throw new Unavailable("the names of files cannot be made durable", e);
    }
  }

  private static void sync(Path directory) throws IOException {
    try (FileChannel names = FileChannel.open(directory, StandardOpenOption.READ)) {
      names.force(true);
    }
  }

  // Where this fails, too, the next process deletes it.
  private void discard(ContentId id, Exception reason) {
    try {
      delete(id);
    } catch (Unavailable e) {
      reason.addSuppressed(e);
    }
  }
}
