package dev.malachite.store.embedded;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import dev.malachite.store.Unavailable;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.rocksdb.RocksDBException;
import org.rocksdb.WriteBatch;

class JournalTest {
  private static final long SMALL_FILE = 400;

  @TempDir private Path directory;

  @ParameterizedTest
  @EnumSource(Durability.class)
  void recordsComeBackInTheirOrderThroughSeveralFiles(Durability durability) throws Exception {
    write(durability, 0, 40);
    assertThat(replayed(1)).isEqualTo(texts(1, 40));
    write(durability, 40, 80);
    assertThat(replayed(1)).isEqualTo(texts(1, 80));
    assertThat(files()).hasSizeGreaterThan(5);
  }

  @Test
  void aRecordThatIsLargerThanAFileIsKept() throws Exception {
    String large = "x".repeat(3_000_000);
    try (Journal journal = journal(Durability.FSYNC)) {
      journal.append("before".getBytes(US_ASCII));
      journal.append(large.getBytes(US_ASCII));
      journal.append("after".getBytes(US_ASCII));
    }
    assertThat(replayed(1)).containsExactly("before", large, "after");
  }

  @Test
  void aFileThatIsUsedAgainHasNothingOfBefore() throws Exception {
    try (Journal journal = journal(Durability.FSYNC)) {
      for (int number = 1; number <= 200; number++) {
        journal.append(text(number).getBytes(US_ASCII));
        journal.release(journal.firstOfLast());
      }
    }
    assertThat(files()).hasSizeLessThan(5);
    assertThat(replayed(firstOfLast())).endsWith(text(199), text(200)).hasSizeLessThan(20);
  }

  @ParameterizedTest
  @ValueSource(strings = {"0", "1", "2"})
  void aDamagedOrMissingFileBeforeTheLastIsNoticed(String name) throws Exception {
    write(Durability.FSYNC, 0, 80);
    Path file = directory.resolve(name);
    forget(file);
    assertRefused();
    Files.delete(file);
    assertRefused();
  }

  @Test
  void aTornFirstRecordOfAFileIsTheEnd() throws Exception {
    write(Durability.FSYNC, 0, 80);
    List<Path> files = files();
    int before = replayed(1).size();
    Path last = files.getLast();
    int inLast = 0;
    try (JournalReader reader = new JournalReader(last)) {
      long sequence = JournalReader.firstSequence(last);
      while (reader.next(sequence + inLast).isPresent()) {
        inLast++;
      }
    }
    try (RandomAccessFile open = new RandomAccessFile(last.toFile(), "rw")) {
      open.setLength(JournalRecord.HEAD_BYTES + 1);
    }
    assertThat(replayed(1)).isEqualTo(texts(1, before - inLast));
    write(Durability.FSYNC, before - inLast, before - inLast + 30);
    assertThat(replayed(1)).isEqualTo(texts(1, before - inLast + 30));
  }

  // Were each of them that looks like a record summed up, this would not end.
  @Test
  void arbitraryBytesAfterATornRecordAreTheEnd() throws Exception {
    write(Durability.OS, 0, 3);
    Path file = files().getFirst();
    byte[] arbitrary = new byte[16 * 1024 * 1024];
    new Random(7).nextBytes(arbitrary);
    try (RandomAccessFile open = new RandomAccessFile(file.toFile(), "rw")) {
      open.seek(end(file));
      open.write(arbitrary);
    }
    assertThat(replayed(1)).isEqualTo(texts(1, 3));
  }

  @Test
  void nothingIsTakenAfterAFailure() throws Exception {
    Journal journal = journal(Durability.FSYNC);
    journal.append(text(1).getBytes(US_ASCII));
    journal.close();
    assertThatExceptionOfType(Unavailable.class)
        .isThrownBy(() -> journal.append(text(2).getBytes(US_ASCII)));
    assertThatExceptionOfType(Unavailable.class)
        .isThrownBy(() -> journal.append(text(2).getBytes(US_ASCII)))
        .withMessageContaining("opened again");
  }

  @ParameterizedTest
  @EnumSource(Durability.class)
  void theDatabaseHasEverythingThroughSeveralLives(Durability durability) throws Exception {
    for (int number = 0; number < 3000; number += 500) {
      try (Database database = new Opening(directory, durability, 1 << 20, 4096).open()) {
        for (int next = number; next < number + 500; next++) {
          put(database, "key " + next % 700, "value " + next);
        }
      }
      holdsUpTo(number + 499);
    }
    try (Stream<Path> left = Files.list(Opening.journal(directory))) {
      assertThat(left.count()).isLessThan(60);
    }
  }

  @Test
  void theJournalIsNotReadAgainOnceTheTablesAreWritten() throws Exception {
    try (Database database = new Opening(directory, Durability.FSYNC, 1 << 20, 4096).open()) {
      for (int number = 0; number < 500; number++) {
        put(database, "key " + number, "value");
      }
      database.flush();
    }
    try (Stream<Path> files = Files.list(Opening.journal(directory))) {
      assertThat(files.count()).isLessThanOrEqualTo(3);
    }
    try (Database database = open(directory)) {
      long mark = database.call(rocks -> JournalMark.read(rocks));
      assertThat(mark).isGreaterThan(400);
    }
  }

  static Database open(Path database) {
    return new Opening(database, Durability.FSYNC, Embedded.DEFAULT_CACHE_BYTES).open();
  }

  /** Where the last record of a file ends that begins with the first one. */
  static long end(Path file) throws IOException {
    try (JournalReader reader = new JournalReader(file)) {
      long sequence = 1;
      while (reader.next(sequence).isPresent()) {
        sequence++;
      }
      return reader.position();
    }
  }

  private static void forget(Path file) throws IOException {
    try (RandomAccessFile open = new RandomAccessFile(file.toFile(), "rw")) {
      open.write(new byte[JournalRecord.HEAD_BYTES]);
    }
  }

  private Journal journal(Durability durability) throws IOException, RocksDBException {
    JournalEnd end = new JournalReplay(directory, 1).run(changes -> {});
    return new Journal(directory, JournalBlocks.of(directory, durability), SMALL_FILE, end);
  }

  private void write(Durability durability, int after, int last)
      throws IOException, RocksDBException {
    try (Journal journal = journal(durability)) {
      for (int number = after + 1; number <= last; number++) {
        journal.append(text(number).getBytes(US_ASCII));
      }
    }
  }

  private List<String> replayed(long from) throws IOException, RocksDBException {
    List<String> records = new ArrayList<>();
    new JournalReplay(directory, from).run(changes -> records.add(new String(changes, US_ASCII)));
    return records;
  }

  private void assertRefused() {
    assertThatIllegalStateException()
        .isThrownBy(() -> replayed(1))
        .withMessageContaining("is damaged");
  }

  private long firstOfLast() throws IOException {
    long first = 0;
    for (Path file : files()) {
      first = Math.max(first, JournalReader.firstSequence(file));
    }
    return first;
  }

  private List<Path> files() throws IOException {
    try (Stream<Path> files = Files.list(directory)) {
      return files.sorted((one, other) -> number(one) - number(other)).toList();
    }
  }

  private static int number(Path file) {
    return Integer.parseInt(file.getFileName().toString());
  }

  private static String text(int number) {
    return "record " + number;
  }

  private static List<String> texts(int first, int last) {
    return IntStream.rangeClosed(first, last).mapToObj(JournalTest::text).toList();
  }

  private static void put(Database database, String key, String value) {
    database.call(rocks -> {
      try (WriteBatch batch = new WriteBatch()) {
        batch.put(database.handle(Family.ITEMS), key.getBytes(US_ASCII), value.getBytes(US_ASCII));
        database.write(rocks, batch);
        return batch;
      }
    });
  }

  private void holdsUpTo(int last) {
    try (Database database = new Opening(directory, Durability.FSYNC, 1 << 20, 4096).open()) {
      for (int number = Math.max(0, last - 699); number <= last; number++) {
        byte[] key = ("key " + number % 700).getBytes(US_ASCII);
        byte[] value = database.call(rocks -> rocks.get(database.handle(Family.ITEMS), key));
        assertThat(value).asString(US_ASCII).isEqualTo("value " + number);
      }
    }
  }
}
