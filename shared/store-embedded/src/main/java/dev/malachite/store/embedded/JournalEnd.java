package dev.malachite.store.embedded;

import java.nio.file.Path;
import java.util.List;

/**
 * Where a journal that was read ends.
 *
 * @param used the files that have records which the tables may not have, oldest first
 * @param spare the other files
 * @param nextFile the lowest number that is no file's name yet
 * @param position where the next record goes, in the last of the used files
 * @param sequence the number that it gets
 */
record JournalEnd(List<Used> used, List<Path> spare, int nextFile, long position, long sequence) {
  /**
   * A file that has records.
   *
   * @param first the number of its first record
   */
  record Used(Path path, long first) {}
}
