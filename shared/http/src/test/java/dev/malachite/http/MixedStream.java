package dev.malachite.http;

import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.protocol.Payload;
import dev.malachite.store.FilePart;
import dev.malachite.store.FileParts;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/** The bytes of a file, every second time as a part of it. */
final class MixedStream extends InputStream implements FileParts {
  private final FileChannel file;
  private final Source source;
  private boolean turn;

  private MixedStream(FileChannel file, Source source) {
    this.file = file;
    this.source = source;
  }

  @Override
  public Optional<FilePart> takePart(long most) {
    turn = !turn;
    return turn ? Optional.empty() : take(most);
  }

  private Optional<FilePart> take(long most) {
    try {
      long from = file.position();
      long length = Math.min(most, file.size() - from);
      file.position(from + length);
      source.taken.incrementAndGet();
      return Optional.of(new FilePart(file, from, length));
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  @Override
  public int read() throws IOException {
    byte[] one = new byte[1];
    return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
  }

  @Override
  public int read(byte[] target, int offset, int length) throws IOException {
    return file.read(ByteBuffer.wrap(target, offset, length));
  }

  @Override
  public int read(ByteBuffer target) throws IOException {
    return file.read(target);
  }

  @Override
  public boolean isOpen() {
    return file.isOpen();
  }

  @Override
  public void close() throws IOException {
    file.close();
    source.closed.release();
  }

  /** A file that is larger than what sockets take at once. */
  static final class Source implements AutoCloseable {
    private static final int LENGTH = 20_000_077;
    // A prime, so that nothing looks right at a wrong place.
    private static final int REPEATED = 65_521;
    private static final long PATIENCE_SECONDS = 20;

    private final Path path;
    private final String text;
    private final AtomicInteger taken = new AtomicInteger();
    private final Semaphore closed = new Semaphore(0);

    Source() {
      byte[] bytes = new byte[LENGTH];
      byte[] some = new byte[REPEATED];
      new Random(3).nextBytes(some);
      for (int at = 0; at < LENGTH; at += REPEATED) {
        System.arraycopy(some, 0, bytes, at, Math.min(REPEATED, LENGTH - at));
      }
      text = new String(bytes, StandardCharsets.ISO_8859_1);
      try {
        path = Files.createTempFile("malachite", "mixed");
        try (FileChannel file = FileChannel.open(path, StandardOpenOption.WRITE)) {
          file.write(ByteBuffer.wrap(bytes));
        }
      } catch (IOException failure) {
        throw new UncheckedIOException(failure);
      }
    }

    String text() {
      return text;
    }

    Payload payload() {
      return new Payload(LENGTH, this::open);
    }

    private InputStream open() {
      try {
        return new MixedStream(FileChannel.open(path, StandardOpenOption.READ), this);
      } catch (IOException failure) {
        throw new UncheckedIOException(failure);
      }
    }

    int partsTaken() {
      return taken.get();
    }

    /** Returns when somebody closed a stream. */
    void awaitClosed() {
      try {
        assertThat(closed.tryAcquire(PATIENCE_SECONDS, TimeUnit.SECONDS)).isTrue();
      } catch (InterruptedException interrupted) {
        Thread.currentThread().interrupt();
      }
    }

    @Override
    public void close() {
      try {
        Files.deleteIfExists(path);
      } catch (IOException failure) {
        throw new UncheckedIOException(failure);
      }
    }
  }
}
