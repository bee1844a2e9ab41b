package dev.malachite.testing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Writes down what a long run did. Where {@code malachite.evidence} names a file, the row of the
 * run's subject in its table is replaced; short runs leave it alone.
 */
public final class Evidence {
  private Evidence() {}

  /** Says it on the console, and in the file if there is one. */
  public static synchronized void note(String subject, String result) {
    System.out.println(subject + ": " + result);
    String file = System.getProperty("malachite.evidence", "");
    if (!file.isEmpty()) {
      write(Path.of(file), subject, result);
    }
  }

  private static void write(Path file, String subject, String result) {
    String begin = "| " + subject + " |";
    String run = System.getProperty("malachite.run", "");
    String row = begin + " " + result + " | " + run + " |";
    try {
      List<String> lines = new ArrayList<>(Files.readAllLines(file));
      boolean known = lines.stream().anyMatch(line -> line.startsWith(begin));
      if (known) {
        lines.replaceAll(line -> line.startsWith(begin) ? row : line);
      } else {
        lines.add(lastRow(lines) + 1, row);
      }
      Files.write(file, lines);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  private static int lastRow(List<String> lines) {
    int last = lines.size() - 1;
    while (last > 0 && !lines.get(last).startsWith("|")) {
      last--;
    }
    return last;
  }
}
