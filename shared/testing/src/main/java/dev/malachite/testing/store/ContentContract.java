package dev.malachite.testing.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIOException;

import dev.malachite.domain.Clock;
import dev.malachite.store.Content;
import dev.malachite.store.ContentId;
import dev.malachite.store.Key;
import dev.malachite.store.Unavailable;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What every home of content does. An adapter's test extends this class. */
public abstract class ContentContract {
  private static final Key OWNER = new Key("owner\0\ud83d\ude00", "name/\u00e9");
  private static final int LARGE = 5 * 1024 * 1024 + 3;

  private @Nullable Content content;

  /** A home without content that goes by the system's clock; it is closed after each test. */
  protected abstract Content create() throws Exception;

  /** How many bytes this home keeps together, if it splits at all. */
  protected abstract int chunkBytes();

  protected final Content content() {
    return Objects.requireNonNull(content);
  }

  @BeforeEach
  void open() throws Exception {
    content = create();
  }

  @AfterEach
  void close() {
    content().close();
  }

  @Test
  void whatWasWrittenIsReadByteForByte() throws IOException {
    int chunk = chunkBytes();
    for (int length : new int[] {0, 1, chunk - 1, chunk, chunk + 1, 2 * chunk, LARGE}) {
      ContentId id = new ContentId("length-" + length);
      byte[] bytes = Samples.random(length, length);
      assertThat(content().write(id, OWNER, new ByteArrayInputStream(bytes))).isEqualTo(length);
      assertThat(read(id, 0, length)).isEqualTo(bytes);
    }
  }

  @Test
  void aSlowStreamIsStoredToItsEnd() throws IOException {
    byte[] bytes = Samples.random(chunkBytes() * 2 + 77, 1);
    ContentId id = new ContentId("slow");
    assertThat(content().write(id, OWNER, new TricklingStream(bytes))).isEqualTo(bytes.length);
    assertThat(read(id, 0, bytes.length)).isEqualTo(bytes);
  }

  @Test
  void anyRangeInsideIsRead() throws IOException {
    int chunk = chunkBytes();
    int length = 3 * chunk + 10;
    byte[] bytes = Samples.random(length, 2);
    ContentId id = write("ranges", bytes);
    int[] edges = {0, 1, chunk - 1, chunk, chunk + 1, 2 * chunk, 3 * chunk, length - 1, length};
    for (int from : edges) {
      for (int to : edges) {
        if (from <= to) {
          assertThat(read(id, from, to - from)).isEqualTo(Arrays.copyOfRange(bytes, from, to));
        }
      }
    }
  }

  @Test
  void aReaderMayReadByteByByteSkipAndLeaveEarly() throws IOException {
    byte[] bytes = Samples.random(chunkBytes() + 100, 3);
    ContentId id = write("bytes", bytes);
    try (InputStream stream = content().open(id, 5, bytes.length - 5)) {
      assertThat(stream.read()).isEqualTo(bytes[5] & 0xff);
      stream.skipNBytes(chunkBytes() - 10);
      assertThat(stream.read()).isEqualTo(bytes[chunkBytes() - 4] & 0xff);
    }
    try (InputStream stream = content().open(id, bytes.length - 1, 1)) {
      assertThat(stream.read()).isEqualTo(bytes[bytes.length - 1] & 0xff);
      assertThat(stream.read()).isEqualTo(-1);
      assertThat(stream.read(new byte[3], 0, 3)).isEqualTo(-1);
    }
  }

  @Test
  void aStreamThatFailsLeavesNothing() {
    for (int length : new int[] {0, 1, chunkBytes(), chunkBytes() * 2 + 1}) {
      ContentId id = new ContentId("failed-" + length);
      assertThatIOException()
          .isThrownBy(() -> content().write(id, OWNER, new FailingStream(length)))
          .withMessage("the client went away");
      assertAbsent(id);
    }
    assertThat(content().list(Optional.empty(), 10)).isEmpty();
  }

  @Test
  void anIdWhoseStreamFailedCanBeWrittenAgain() throws IOException {
    ContentId id = new ContentId("again");
    assertThatIOException()
        .isThrownBy(() -> content().write(id, OWNER, new FailingStream(chunkBytes() * 3)));
    byte[] bytes = Samples.random(chunkBytes() + 1, 4);
    write("again", bytes);
    assertThat(read(id, 0, bytes.length)).isEqualTo(bytes);
  }

  @Test
  void whatWasNeverWrittenIsUnavailable() {
    assertAbsent(new ContentId("never"));
  }

  @Test
  void aDeleteForgetsOnlyItsOwnAndMayBeRepeated() throws IOException {
    byte[] bytes = Samples.random(chunkBytes() * 2 + 1, 5);
    ContentId gone = write("a", bytes);
    ContentId kept = write("a-b", bytes);
    content().delete(gone);
    content().delete(gone);
    content().delete(new ContentId("never"));
    assertAbsent(gone);
    assertThat(read(kept, 0, bytes.length)).isEqualTo(bytes);
    assertThat(ids(content().list(Optional.empty(), 10))).containsExactly("a-b");
  }

  @Test
  void theListTellsOwnerLengthAndTime() throws IOException {
    long before = Clock.system().now().toEpochMilli();
    write("one", new byte[chunkBytes() + 1]);
    Content.Stored stored = content().list(Optional.empty(), 10).getFirst();
    assertThat(stored.id()).isEqualTo(new ContentId("one"));
    assertThat(stored.owner()).isEqualTo(OWNER);
    assertThat(stored.length()).isEqualTo(chunkBytes() + 1);
    assertThat(stored.writtenAt()).isBetween(before - 2_000, before + 60_000);
  }

  @Test
  void theListIsPagedInIdOrder() throws IOException {
    List<String> names = List.of("0", "0-1", "00", "A", "Z", "a", "a-1", "a1", "b");
    for (String name : names.reversed()) {
      write(name, Samples.bytes(name));
    }
    List<String> listed = new ArrayList<>();
    Optional<ContentId> previous = Optional.empty();
    while (listed.size() < names.size()) {
      List<Content.Stored> page = content().list(previous, 2);
      assertThat(page).hasSizeBetween(1, 2);
      listed.addAll(ids(page));
      previous = Optional.of(page.getLast().id());
    }
    assertThat(listed).containsExactlyElementsOf(names);
    assertThat(content().list(previous, 2)).isEmpty();
  }

  @Test
  void manyMayWriteAtOnce() throws Exception {
    List<byte[]> all =
        IntStream.range(0, 12).mapToObj(i -> Samples.random(chunkBytes() + i * 1000, i)).toList();
    Racing.race(all.size(), i -> writeUnchecked("racer-" + i, all.get(i)));
    for (int i = 0; i < all.size(); i++) {
      assertThat(read(new ContentId("racer-" + i), 0, all.get(i).length)).isEqualTo(all.get(i));
    }
  }

  private ContentId write(String name, byte[] bytes) throws IOException {
    ContentId id = new ContentId(name);
    content().write(id, OWNER, new ByteArrayInputStream(bytes));
    return id;
  }

  private ContentId writeUnchecked(String name, byte[] bytes) {
    try {
      return write(name, bytes);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private byte[] read(ContentId id, long offset, long length) throws IOException {
    try (InputStream stream = content().open(id, offset, length)) {
      return stream.readAllBytes();
    }
  }

  private void assertAbsent(ContentId id) {
    assertThatExceptionOfType(Unavailable.class).isThrownBy(() -> content().open(id, 0, 0).close());
  }

  private static List<String> ids(List<Content.Stored> page) {
    return page.stream().map(stored -> stored.id().value()).toList();
  }
}
