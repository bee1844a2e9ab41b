package dev.malachite.http;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.PooledByteBufAllocator;
import io.vertx.core.Future;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpServerResponse;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.ReadableByteChannel;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Sends pieces from memory that the socket takes as it is. A few are under way, so that the next is
 * read while the last is sent; but only one where many answers do so, because what waits for long
 * to be sent is no longer in the processor's cache then.
 */
final class PieceWriter {
  private static final int MOST_AHEAD = 3;
  private static final int MANY = 24;
  private static final AtomicInteger ALL_UNDER_WAY = new AtomicInteger();

  private final HttpServerResponse response;
  private final Semaphore ahead = new Semaphore(MOST_AHEAD);
  private volatile boolean gone;

  PieceWriter(HttpServerResponse response) {
    this.response = response;
  }

  /**
   * Reads a piece and sends it.
   *
   * @return how much there was: nothing at the end
   */
  int send(ReadableByteChannel source, int size) throws IOException {
    awaitTurn();
    ByteBuf piece = PooledByteBufAllocator.DEFAULT.directBuffer(size, size);
    try {
      int filled = fill(source, piece.nioBuffer(0, size));
      if (gone) {
        throw new IOException("the client went away");
      }
      if (filled > 0) {
        write(piece.writerIndex(filled));
      }
      return filled;
    } finally {
      piece.release();
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
      if (done.failed()) {
        gone = true;
      }
      ahead.release();
    });
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
