package dev.malachite.http;

import dev.malachite.store.FilePart;
import dev.malachite.store.FileParts;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.PooledByteBufAllocator;
import io.vertx.core.Future;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpServerResponse;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.ReadableByteChannel;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Sends pieces from memory that the socket takes as it is, and parts of files where they need not
 * be read. A few pieces are under way, so that the next is read while the last is sent; but only
 * one where many answers do so, because what waits for long to be sent is no longer in the
 * processor's cache then.
 */
final class PieceWriter {
  private static final int PIECE = 128 * 1024;
  private static final int LARGEST_PART = 1024 * 1024;
  private static final int MOST_AHEAD = 3;
  private static final int MANY = 24;
  private static final AtomicInteger ALL_UNDER_WAY = new AtomicInteger();

  private final HttpServerResponse response;
  private final Optional<FileSender> files;
  private final Semaphore ahead = new Semaphore(MOST_AHEAD);
  private volatile boolean gone;
  private boolean lastIsPart;

  /**
   * @param files empty where parts of files cannot be sent as they are
   */
  PieceWriter(HttpServerResponse response, Optional<FileSender> files) {
    this.response = response;
    this.files = files;
  }

  /**
   * Sends some of the next bytes.
   *
   * @param most how many at most
   * @return how many: none at the end
   */
  long send(ReadableByteChannel source, long most) throws IOException {
    finishPart();
    Optional<FilePart> part =
        files.isPresent() && source instanceof FileParts parts
            ? parts.takePart(Math.min(LARGEST_PART, most))
            : Optional.empty();
    if (part.isEmpty()) {
      return read(source, (int) Math.min(PIECE, most));
    }
    send(part.get());
    return part.get().length();
  }

  /** Returns when nothing of the source is needed any more. */
  void finishPart() throws IOException {
    if (lastIsPart) {
      ahead.acquireUninterruptibly(MOST_AHEAD);
      ahead.release(MOST_AHEAD);
      lastIsPart = false;
      requireClient();
    }
  }

  private void send(FilePart part) throws IOException {
    awaitTurn();
    requireClient();
    if (!response.headWritten()) {
      response.writeHead();
    }
    lastIsPart = true;
    files.orElseThrow().send(part, this::sent);
  }

  private int read(ReadableByteChannel source, int size) throws IOException {
    awaitTurn();
    ByteBuf piece = PooledByteBufAllocator.DEFAULT.directBuffer(size, size);
    try {
      int filled = fill(source, piece.nioBuffer(0, size));
      requireClient();
      if (filled > 0) {
        write(piece.writerIndex(filled));
      }
      return filled;
    } finally {
      piece.release();
    }
  }

  private void requireClient() throws IOException {
    if (gone) {
      throw new IOException("the client went away");
    }
  }

  private void awaitTurn() {
    if (ALL_UNDER_WAY.get() < MANY) {
      ahead.acquireUninterruptibly();
    } else {
      ahead.acquireUninterruptibly(MOST_AHEAD);
      ahead.release(MOST_AHEAD - 1);
    }
  }

  // The response leaves it to whoever made the buffer to give it back. What is deprecated has no
  // successor in this version of Vert.x.
  @SuppressWarnings("deprecation")
  private void write(ByteBuf piece) {
    Future<Void> sent = response.write(Buffer.buffer(piece));
    piece.retain();
    ALL_UNDER_WAY.incrementAndGet();
    sent.onComplete(done -> {
      ALL_UNDER_WAY.decrementAndGet();
      piece.release();
      sent(done.succeeded());
    });
  }

  private void sent(boolean all) {
    if (!all) {
      gone = true;
    }
    ahead.release();
  }

  private static int fill(ReadableByteChannel source, ByteBuffer target) throws IOException {
    int start = target.position();
    int read = 0;
    while (read >= 0 && target.hasRemaining()) {
      read = source.read(target);
    }
    return target.position() - start;
  }
}
