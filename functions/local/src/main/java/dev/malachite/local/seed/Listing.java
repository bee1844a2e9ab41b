package dev.malachite.local.seed;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** What is in a directory, always in the same order; hidden things are not. */
final class Listing {
  private Listing() {}

  static List<Path> directories(Path parent) {
    return children(parent).stream().filter(Files::isDirectory).toList();
  }

  static List<Path> files(Path parent) {
    return children(parent).stream().filter(Files::isRegularFile).toList();
  }

  static String name(Path path) {
    return String.valueOf(path.getFileName());
  }

  private static List<Path> children(Path parent) {
    if (!Files.isDirectory(parent)) {
      return List.of();
    }
    try (Stream<Path> found = Files.list(parent)) {
      return found.filter(path -> !name(path).startsWith(".")).sorted().toList();
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }
}
