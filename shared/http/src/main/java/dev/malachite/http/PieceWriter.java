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

/** Sends pieces from memory that the socket takes as it is; a few are under way. */
final class PieceWriter {
  private final HttpServerResponse response;
  private final Semaphore window;
  private volatile boolean gone;

  PieceWriter(HttpServerResponse response, int window) {
    this.response = response;
    this.window = new Semaphore(window);
  }

  /**
   * Reads a piece and sends it.
   *
   * @return how much there was: nothing at the end
   */
  int send(ReadableByteChannel source, int size) throws IOException {
    window.acquireUninterruptibly();
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

  // The response leaves it to whoever made the buffer to give it back. What is deprecated has no
  // successor in this version of Vert.x.
  @SuppressWarnings("deprecation")
  private void write(ByteBuf piece) {
    Future<Void> sent = response.write(Buffer.buffer(piece));
    piece.retain();
    sent.onComplete(done -> {
      piece.release();
      if (done.failed()) {
        gone = true;
      }
      window.release();
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
