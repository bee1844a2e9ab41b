package dev.malachite.store.embedded;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.malachite.store.ContentId;
import dev.malachite.store.FilePart;
import dev.malachite.store.FileParts;
import dev.malachite.store.Key;
import dev.malachite.store.Unavailable;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FilePartsTest {
  private static final ContentId ID = new ContentId("some");
  private static final int PIECE = Chunks.BYTES;
  private static final int LENGTH = 5 * PIECE + 777;

  @TempDir private Path directory;
  private final SettableClock clock = new SettableClock();
  private final byte[] bytes = new byte[LENGTH];
  private Embedded embedded;

  @BeforeEach
  void write() throws IOException {
    embedded = Embedded.open(directory, Durability.OS, clock);
    new Random(5).nextBytes(bytes);
    embedded.content().write(ID, new Key("owner", "item"), new ByteArrayInputStream(bytes));
  }

  @AfterEach
  void close() {
    embedded.close();
  }

  @Test
  void whatNobodyComparedHasToBeRead() {
    assertThat(sent(0, LENGTH)).isZero();
  }

  @Test
  void whatWasComparedIsSentAsItIs() throws IOException {
    assertThat(read(0, LENGTH)).isEqualTo(bytes);
    assertThat(sent(0, LENGTH)).isEqualTo(LENGTH);
    assertThat(sent(PIECE - 1, 2)).isEqualTo(2);
    assertThat(sent(17, LENGTH - 30)).isEqualTo(LENGTH - 30);
  }

  @Test
  void partsEndWhereTheCallerWantsThemTo() throws IOException {
    read(0, LENGTH);
    try (InputStream stream = open(10, LENGTH - 10)) {
      FileParts parts = (FileParts) stream;
      assertThat(parts.takePart(100))
          .hasValueSatisfying(part -> assertThat(bytesOf(part)).isEqualTo(slice(10, 100)));
      assertThat(parts.takePart(2L * PIECE))
          .hasValueSatisfying(part -> assertThat(bytesOf(part)).isEqualTo(slice(110, 2 * PIECE)));
      assertThat(stream.readAllBytes()).isEqualTo(slice(110 + 2 * PIECE, LENGTH - 110 - 2 * PIECE));
      assertThat(parts.takePart(1)).isEmpty();
    }
  }

  @Test
  void whatIsBetweenIsRead() throws IOException {
    read(0, PIECE + 1);
    read(4 * PIECE, 1);
    try (InputStream stream = open(0, LENGTH)) {
      FileParts parts = (FileParts) stream;
      assertThat(parts.takePart(LENGTH))
          .hasValueSatisfying(part -> assertThat(part.length()).isEqualTo(2 * PIECE));
      assertThat(parts.takePart(LENGTH)).isEmpty();
      assertThat(stream.readNBytes(2 * PIECE)).isEqualTo(slice(2 * PIECE, 2 * PIECE));
      assertThat(parts.takePart(LENGTH))
          .hasValueSatisfying(part -> assertThat(bytesOf(part)).isEqualTo(slice(4 * PIECE, PIECE)));
    }
  }

  @Test
  void afterAMinuteItIsComparedAgain() throws IOException {
    read(0, LENGTH);
    damage(3 * PIECE);
    clock.move(Duration.ofMinutes(1));
    assertThat(sent(0, LENGTH)).isZero();
    assertThatExceptionOfType(Unavailable.class).isThrownBy(() -> read(0, LENGTH));
    // What is whole was found to be so.
    assertThat(sent(0, LENGTH)).isEqualTo(3 * PIECE);
  }

  @Test
  void whoReadsComparesEachTime() throws IOException {
    read(0, LENGTH);
    damage(0);
    assertThatExceptionOfType(Unavailable.class).isThrownBy(() -> read(0, 1));
  }

  private long sent(long offset, int length) {
    try (InputStream stream = open(offset, length)) {
      return ((FileParts) stream)
          .takePart(Long.MAX_VALUE)
          .map(part -> {
            assertThat(bytesOf(part)).isEqualTo(slice((int) offset, (int) part.length()));
            return part.length();
          })
          .orElse(0L);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  private InputStream open(long offset, long length) {
    return embedded.content().open(ID, offset, length);
  }

  private byte[] read(long offset, long length) throws IOException {
    try (InputStream stream = open(offset, length)) {
      return stream.readAllBytes();
    }
  }

  private void damage(long position) throws IOException {
    Path path = ContentFiles.directory(directory).resolve(ID.value());
    try (FileChannel file = FileChannel.open(path, StandardOpenOption.WRITE)) {
      byte other = (byte) (bytes[(int) position] + 1);
      file.write(ByteBuffer.wrap(new byte[] {other}), position);
    }
  }

  private byte[] slice(int from, int length) {
    return Arrays.copyOfRange(bytes, from, from + length);
  }

  private static byte[] bytesOf(FilePart part) {
    ByteBuffer target = ByteBuffer.allocate((int) part.length());
    try {
      while (target.hasRemaining()) {
        assertThat(part.file().read(target, part.position() + target.position())).isPositive();
      }
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
    return target.array();
  }
}
