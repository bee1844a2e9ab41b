package dev.malachite.testing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Writes down what a long run did. Where {@code malachite.evidence} names a file, its first table
 * has a row for each subject, which the run replaces unless the row tells of a larger one. Results
 * begin with the number that says how large the run was.
 */
public final class Evidence {
  private static final Pattern NUMBER = Pattern.compile("[0-9][0-9,]*");

  private Evidence() {}

  /** Says it on the console, and in the file if there is one. */
  public static synchronized void note(String subject, String result) {
    System.out.println(subject + ": " + result);
    String file = System.getProperty("malachite.evidence", "");
    if (!file.isEmpty()) {
      write(Path.of(file), subject, result, System.getProperty("malachite.run", ""));
    }
  }

  static void write(Path file, String subject, String result, String run) {
    String begin = "| " + subject + " | ";
    try {
      List<String> lines = new ArrayList<>(Files.readAllLines(file));
      int end = endOfFirstTable(lines);
      int known = end;
      while (known > 0 && !lines.get(known - 1).startsWith(begin)) {
        known--;
      }
      String row = begin + result + " | " + run + " |";
      if (known == 0) {
        lines.add(end, row);
      } else if (size(lines.get(known - 1).substring(begin.length())) <= size(result)) {
        lines.set(known - 1, row);
      }
      Files.write(file, lines);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  private static int endOfFirstTable(List<String> lines) {
    int at = 0;
    while (at < lines.size() && !lines.get(at).startsWith("|")) {
      at++;
    }
    while (at < lines.size() && lines.get(at).startsWith("|")) {
      at++;
    }
    return at;
  }

  /** The number that the text begins with; a text without one is of no size. */
  private static long size(String text) {
    Matcher number = NUMBER.matcher(text);
    return number.lookingAt() ? Long.parseLong(number.group().replace(",", "")) : 0;
  }
}
