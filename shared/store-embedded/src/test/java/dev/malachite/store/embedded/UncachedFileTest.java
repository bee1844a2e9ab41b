package dev.malachite.store.embedded;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import dev.malachite.domain.Clock;
import dev.malachite.store.Content;
import dev.malachite.store.ContentId;
import dev.malachite.store.Key;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class UncachedFileTest {
  private static final Key OWNER = new Key("owner", "item");
  private static final int BUFFER = 256 * 1024;

  @TempDir private Path directory;

  @ParameterizedTest
  @ValueSource(
      ints = {
        Chunks.BYTES,
        Chunks.BYTES + 1,
        BUFFER - 1,
        BUFFER,
        BUFFER + 1,
        BUFFER + 4096,
        3 * BUFFER + 12_345
      })
  void contentOfAnyLengthIsReadAsItWasWritten(int length) throws IOException {
    ContentId id = new ContentId("some");
    byte[] bytes = bytes(length);
    try (Embedded embedded = open()) {
      assertThat(embedded.content().write(id, OWNER, new ByteArrayInputStream(bytes)))
          .isEqualTo(length);
    }
    try (Embedded again = open()) {
      assertThat(read(again.content(), id, length)).isEqualTo(bytes);
    }
    assertThat(Files.size(ContentFiles.directory(directory).resolve(id.value())))
        .isBetween((long) length, (long) length + 64 * 1024);
  }

  @Test
  void moreUploadsThanBuffersGoOnAllTheSame() throws Exception {
    int uploads = 80;
    CountDownLatch begun = new CountDownLatch(uploads);
    byte[] bytes = bytes(2 * Chunks.BYTES + 1);
    try (Embedded embedded = open();
        ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      List<Future<Long>> written = new ArrayList<>();
      for (int upload = 0; upload < uploads; upload++) {
        ContentId id = new ContentId("upload-" + upload);
        InputStream stopping = stopping(bytes, begun);
        written.add(threads.submit(() -> embedded.content().write(id, OWNER, stopping)));
      }
      for (int upload = 0; upload < uploads; upload++) {
        assertThat(written.get(upload).get()).isEqualTo(bytes.length);
        ContentId id = new ContentId("upload-" + upload);
        assertThat(read(embedded.content(), id, bytes.length)).isEqualTo(bytes);
      }
    }
  }

  @Test
  void aBufferThatIsGivenBackIsOfUseToTheNext() throws IOException {
    WriteBuffers buffers = buffers();
    List<ByteBuffer> taken = new ArrayList<>();
    for (Optional<ByteBuffer> next = buffers.take(); next.isPresent(); next = buffers.take()) {
      taken.add(next.get());
    }

    buffers.giveBack(taken.getLast().put((byte) 1));

    assertThat(taken).hasSize(64);
    assertThat(buffers.take())
        .hasValueSatisfying(next -> {
          assertThat(next).isSameAs(taken.getLast());
          assertThat(next.remaining()).isEqualTo(BUFFER);
        });
    assertThat(directory).isEmptyDirectory();
  }

  @Test
  void theLastBlockIsFilledUpWithZeros() throws IOException {
    WriteBuffers buffers = buffers();
    Path path = directory.resolve("file");
    byte[] bytes = bytes(BUFFER + 5000);
    try (NewFile file =
        UncachedFile.create(path, () -> {}, buffers, buffers.take().orElseThrow())) {
      file.append(bytes, bytes.length);
      assertThat(path).hasSize(BUFFER);

      file.sync();
    }
    byte[] stored = Files.readAllBytes(path);
    assertThat(stored).hasSize(BUFFER + buffers.wholeBlocks(5000)).startsWith(bytes);
    assertThat(Arrays.copyOfRange(stored, bytes.length, stored.length)).containsOnly(0);
  }

  private WriteBuffers buffers() throws IOException {
    Optional<WriteBuffers> buffers = WriteBuffers.of(directory);
    assumeThat(buffers).as("a file system that can be written to past its cache").isPresent();
    return buffers.orElseThrow();
  }

  private Embedded open() {
    return Embedded.open(directory, Durability.FSYNC, Clock.system());
  }

  /** Ends only when all uploads have sent so much that their files are open. */
  private static InputStream stopping(byte[] bytes, CountDownLatch begun) {
    InputStream barrier =
        new InputStream() {
          @Override
          public int read() {
            begun.countDown();
            try {
              begun.await();
            } catch (InterruptedException interrupted) {
              Thread.currentThread().interrupt();
            }
            return -1;
          }
        };
    return new SequenceInputStream(new ByteArrayInputStream(bytes), barrier);
  }

  private static byte[] read(Content content, ContentId id, int length) throws IOException {
    try (InputStream stream = content.open(id, 0, length)) {
      return stream.readAllBytes();
    }
  }

  private static byte[] bytes(int length) {
    byte[] bytes = new byte[length];
    new Random(length).nextBytes(bytes);
    return bytes;
  }
}
