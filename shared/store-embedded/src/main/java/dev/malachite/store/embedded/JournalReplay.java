package dev.malachite.store.embedded;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.rocksdb.RocksDBException;

/**
 * Reads the journal when the store is opened. Its last record may be missing or torn after a power
 * cut: nobody was told of it yet. Damage before the end is refused, not passed over, for what comes
 * after it was acknowledged.
 */
final class JournalReplay {
  /** Does again what a record says. */
  @FunctionalInterface
  interface Replay {
    void apply(byte[] changes) throws RocksDBException;
  }

  private final List<Path> files;
  private final List<JournalEnd.Used> used = new ArrayList<>();
  private long sequence;
  private long position;

  /**
   * A journal of which the tables have all records before one.
   *
   * @param sequence the number of that record, which is the first of its file
   */
  JournalReplay(Path directory, long sequence) throws IOException {
    this.sequence = sequence;
    try (Stream<Path> found = Files.list(directory)) {
      this.files = found.sorted().toList();
    }
  }

  /**
   * Does all of it again.
   *
   * @throws IllegalStateException where something in the middle is damaged
   */
  JournalEnd run(Replay replay) throws IOException, RocksDBException {
    Optional<Path> next = fileThatBeginsWith(sequence);
    while (next.isPresent()) {
      long first = sequence;
      long end = read(next.get(), replay);
      if (sequence == first) {
        break;
      }
      used.add(new JournalEnd.Used(next.get(), first));
      position = end;
      next = fileThatBeginsWith(sequence);
    }
    List<Path> spare = new ArrayList<>(files);
    used.forEach(one -> spare.remove(one.path()));
    for (Path path : spare) {
      checkSpare(path);
    }
    return new JournalEnd(used, spare, nextFile(), position, sequence);
  }

  private long read(Path path, Replay replay) throws IOException, RocksDBException {
    try (JournalReader reader = new JournalReader(path)) {
      Optional<byte[]> changes = reader.next(sequence);
      while (changes.isPresent()) {
        replay.apply(changes.get());
        sequence++;
        changes = reader.next(sequence);
      }
      if (!reader.hasEnded()) {
        refuseLaterRecords(path, reader.position());
      }
      return reader.position();
    }
  }

  // A file is used from its beginning: what it begins with is older than what the tables have, or
  // nothing, or the record that a power cut tore.
  private void checkSpare(Path path) throws IOException {
    long first = JournalReader.firstSequence(path);
    try (JournalReader reader = new JournalReader(path)) {
      boolean old = first < sequence && reader.next(first).isPresent();
      if (!old) {
        refuseLaterRecords(path, 0);
      }
    }
  }

  private Optional<Path> fileThatBeginsWith(long first) throws IOException {
    for (Path path : files) {
      if (JournalReader.firstSequence(path) == first) {
        return Optional.of(path);
      }
    }
    return Optional.empty();
  }

  private void refuseLaterRecords(Path path, long from) throws IOException {
    if (JournalReader.hasRecord(path, from, sequence)) {
      throw new IllegalStateException(
          "%s is damaged: record %d is missing, but there are later ones"
              .formatted(path, sequence));
    }
  }

  private int nextFile() {
    return files.stream()
        .mapToInt(path -> Integer.parseInt(path.getFileName().toString()) + 1)
        .max()
        .orElse(0);
  }
}
