package dev.malachite.store.embedded;

import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.domain.Clock;
import dev.malachite.store.ContentId;
import dev.malachite.store.Key;
import dev.malachite.store.Unavailable;
import dev.malachite.testing.Evidence;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Files as a power cut or a bad disk leaves them: the end of the journal is missing, or a bit
 * anywhere is another. What is read is right, or there is an error. {@code -Dmalachite.torn.step=1}
 * tries every byte.
 */
class TornFilesTest {
  private static final int STEP = Integer.getInteger("malachite.torn.step", 11);
  private static final int COMMITS = 8;

  private static final ContentId CONTENT = new ContentId("content");
  private static final ContentId LARGE = new ContentId("large");
  private static final Clock CLOCK = () -> Instant.ofEpochMilli(1234);

  @TempDir private Path directory;
  private final List<Long> lengths = new ArrayList<>();
  private int copies;

  /** The journal as it is when the process dies after the last commit. */
  @BeforeEach
  void writeAndDie() throws IOException {
    Path living = directory.resolve("living");
    try (Embedded embedded = Embedded.open(living, Durability.FSYNC, CLOCK)) {
      embedded.content().write(CONTENT, key(0), new ByteArrayInputStream(content()));
      embedded.content().write(LARGE, key(0), new ByteArrayInputStream(large()));
      for (int commit = 0; commit < COMMITS; commit++) {
        Changes.created(embedded.store(), key(commit), value(commit));
        lengths.add(JournalTest.end(journal(living)));
      }
      copy(living, directory.resolve("dead"));
    }
  }

  @Test
  void aJournalThatEndsInTheMiddleOfACommitHasAllThatCameBefore() throws IOException {
    long before = lengths.get(COMMITS - 2);
    long whole = lengths.get(COMMITS - 1);
    for (long length = before;
        length <= whole;
        length += length == whole ? 1 : Math.min(STEP, whole - length)) {
      Path shorter = anotherCopy("dead");
      truncate(journal(shorter), length);
      hasAllBut(length == whole ? 0 : 1, shorter);
      Path neverWritten = anotherCopy("dead");
      overwrite(journal(neverWritten), length, new byte[(int) (whole - length)]);
      hasAllBut(length == whole ? 0 : 1, neverWritten);
    }
    Evidence.note(
        "torn journal", "%d cuts of the last commit, all before it there".formatted(copies));
  }

  private static void hasAllBut(int last, Path torn) {
    try (Embedded embedded = Embedded.open(torn, Durability.FSYNC, CLOCK)) {
      for (int commit = 0; commit < COMMITS; commit++) {
        assertThat(Changes.text(embedded.store(), key(commit)))
            .isEqualTo(commit < COMMITS - last ? Optional.of(value(commit)) : Optional.empty());
      }
    }
  }

  @Test
  void aFlippedBitInTheJournalIsNoticed() throws IOException {
    for (long at = 0; at < lengths.get(COMMITS - 2); at += STEP) {
      Path flipped = anotherCopy("dead");
      flip(journal(flipped), at);
      assertThat(everythingIsThereOrRefused(flipped)).as("bit at %d", at).isFalse();
    }
    Evidence.note("flipped bits in the journal", copies + " flips, all refused");
  }

  @Test
  void aFlippedBitInTheTablesIsNoticed() throws IOException {
    try (Database database = JournalTest.open(directory.resolve("dead"))) {
      database.flush();
    }
    Files.delete(journal(directory.resolve("dead")));
    Random random = new Random(1);
    int noticed = 0;
    for (Path file : tables(directory.resolve("dead"))) {
      long size = Files.size(file);
      for (int sample = 0; sample < 120 / STEP; sample++) {
        Path flipped = anotherCopy("dead");
        flip(flipped.resolve(file.getFileName()), random.nextLong(size));
        noticed += everythingIsThereOrRefused(flipped) ? 0 : 1;
      }
    }
    assertThat(noticed).isPositive();
    Evidence.note(
        "flipped bits in the tables",
        "%d flips, %d refused, none wrong".formatted(copies, noticed));
  }

  @Test
  void aFlippedBitInAFileOfContentIsNoticed() throws IOException {
    int size = large().length;
    for (int at = 0; at < size; at += 1 + 100 * STEP) {
      Path flipped = anotherCopy("dead");
      flip(ContentFiles.directory(flipped).resolve(LARGE.value()), at);
      assertThat(everythingIsThereOrRefused(flipped)).as("bit at %d", at).isFalse();
    }
    Evidence.note("flipped bits in files of content", copies + " flips, all refused");
  }

  @Test
  void aFileOfContentThatLostItsEndIsNoticed() throws IOException {
    int size = large().length;
    for (int length : new int[] {0, 1, Chunks.BYTES, size - 1}) {
      Path torn = anotherCopy("dead");
      truncate(ContentFiles.directory(torn).resolve(LARGE.value()), length);
      assertThat(everythingIsThereOrRefused(torn)).as("%d bytes", length).isFalse();
    }
  }

  /** Whether all is there; if not, something must have said so. */
  private static boolean everythingIsThereOrRefused(Path damaged) throws IOException {
    Embedded opened;
    try {
      opened = Embedded.open(damaged, Durability.FSYNC, CLOCK);
    } catch (IllegalStateException | Unavailable refused) {
      return false;
    }
    try (Embedded embedded = opened) {
      for (int commit = 0; commit < COMMITS - 1; commit++) {
        assertThat(Changes.text(embedded.store(), key(commit)))
            .as("commit %d of %s", commit, damaged)
            .hasValue(value(commit));
      }
      assertThat(read(embedded, CONTENT, content().length)).isEqualTo(content());
      assertThat(read(embedded, LARGE, large().length)).isEqualTo(large());
      return true;
    } catch (Unavailable refused) {
      return false;
    }
  }

  private static byte[] read(Embedded embedded, ContentId id, int length) throws IOException {
    try (InputStream stream = embedded.content().open(id, 0, length)) {
      return stream.readAllBytes();
    }
  }

  private static Key key(int commit) {
    return new Key("p", "k" + commit);
  }

  private static String value(int commit) {
    return ("value " + commit + " ").repeat(5);
  }

  private static byte[] content() {
    return random(10_000);
  }

  private static byte[] large() {
    return random(2 * Chunks.BYTES + 7);
  }

  private static byte[] random(int length) {
    byte[] bytes = new byte[length];
    new Random(7).nextBytes(bytes);
    return bytes;
  }

  private Path anotherCopy(String name) throws IOException {
    Path target = directory.resolve("copy" + copies++);
    copy(directory.resolve(name), target);
    return target;
  }

  private static void copy(Path from, Path to) throws IOException {
    Files.createDirectories(to);
    try (Stream<Path> files = Files.list(from)) {
      for (Path file : files.toList()) {
        Path target = to.resolve(file.getFileName());
        if (Files.isDirectory(file)) {
          copy(file, target);
        } else if (!file.endsWith("LOCK")) {
          Files.copy(file, target);
        }
      }
    }
  }

  private static Path journal(Path database) {
    return Opening.journal(database).resolve("0");
  }

  private static List<Path> tables(Path in) throws IOException {
    try (Stream<Path> files = Files.list(in)) {
      return files.filter(file -> file.toString().matches(".*\\.(sst|blob)")).sorted().toList();
    }
  }

  private static void truncate(Path file, long length) throws IOException {
    try (RandomAccessFile open = new RandomAccessFile(file.toFile(), "rw")) {
      open.setLength(length);
    }
  }

  private static void overwrite(Path file, long at, byte[] bytes) throws IOException {
    try (RandomAccessFile open = new RandomAccessFile(file.toFile(), "rw")) {
      open.seek(at);
      open.write(bytes);
    }
  }

  private static void flip(Path file, long at) throws IOException {
    try (RandomAccessFile open = new RandomAccessFile(file.toFile(), "rw")) {
      open.seek(at);
      int old = open.read();
      open.seek(at);
      open.write(old ^ 0x10);
    }
  }
}
