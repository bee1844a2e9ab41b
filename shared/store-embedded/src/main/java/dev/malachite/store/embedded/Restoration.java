package dev.malachite.store.embedded;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * Puts the files of a snapshot in the place of the closed database. A mark says that it is being
 * done: who finds one when opening does it again from the start, so that a process may end at any
 * point.
 */
final class Restoration {
  private static final String SNAPSHOTS = "snapshots";
  private static final String MARK = "restoring";
  private static final String LOCK = "LOCK";

  private Restoration() {}

  static Path snapshots(Path database) {
    return database.resolve(SNAPSHOTS);
  }

  static Path snapshot(Path database, String name) {
    return snapshots(database).resolve(name);
  }

  /** Where a snapshot has the files of content. A state is taken once the snapshot is there. */
  private static Path contentOf(Path database, String name) {
    return snapshots(database).resolve(name + ".content");
  }

  /** To be called first: a file that nothing in the snapshot refers to does no harm. */
  static void keepFiles(Path database, String name) throws IOException {
    Path target = contentOf(database, name);
    delete(target);
    Files.createDirectories(target);
    for (Path file : files(ContentFiles.directory(database))) {
      Files.createLink(target.resolve(file.getFileName()), file);
    }
  }

  static void begin(Path database, String name) throws IOException {
    Path written = Files.writeString(database.resolve(MARK + ".new"), name);
    Files.move(written, database.resolve(MARK));
  }

  /** Nothing to do unless a mark is there. */
  static void finish(Path database) throws IOException {
    Path mark = database.resolve(MARK);
    if (!Files.exists(mark)) {
      return;
    }
    String name = Snapshots.checked(Files.readString(mark));
    putFilesBack(contentOf(database, name), ContentFiles.directory(database));
    delete(Opening.journal(database));
    Path source = snapshot(database, name);
    for (Path file : files(database)) {
      if (!file.equals(mark) && !file.endsWith(LOCK)) {
        Files.delete(file);
      }
    }
    for (Path file : files(source)) {
      put(file, database.resolve(file.getFileName().toString()));
    }
    Files.delete(mark);
  }

  // A snapshot of before there were files has none.
  private static void putFilesBack(Path source, Path content) throws IOException {
    delete(content);
    Files.createDirectories(content);
    if (Files.exists(source)) {
      for (Path file : files(source)) {
        Files.createLink(content.resolve(file.getFileName()), file);
      }
    }
  }

  static void delete(Path directory) throws IOException {
    if (Files.exists(directory)) {
      try (Stream<Path> all = Files.walk(directory)) {
        for (Path path : all.sorted(Comparator.reverseOrder()).toList()) {
          Files.delete(path);
        }
      }
    }
  }

  private static List<Path> files(Path directory) throws IOException {
    try (Stream<Path> found = Files.list(directory)) {
      return found.filter(Files::isRegularFile).toList();
    }
  }

  // Tables and large values never change once written; everything else may be appended to.
  private static void put(Path file, Path target) throws IOException {
    String name = file.getFileName().toString();
    if (name.endsWith(".sst") || name.endsWith(".blob")) {
      Files.createLink(target, file);
    } else {
      Files.copy(file, target);
    }
  }
}
