package dev.malachite.http;

import dev.malachite.protocol.Payload;
import dev.malachite.protocol.Reply;
import io.vertx.core.MultiMap;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpServerResponse;
import java.io.IOException;
import java.io.InputStream;
import java.nio.channels.Channels;
import java.nio.channels.ReadableByteChannel;
import java.util.Arrays;
import java.util.Optional;

/** Sends an answer; large ones piece by piece, no faster than the client takes them. */
public final class ReplyWriter {
  private static final int SMALL = 64 * 1024;

  private ReplyWriter() {}

  /** Whether it is sent in one piece, without waiting for the client to take it. */
  static boolean isSmall(Reply reply) {
    long length = reply.payload().length();
    return length != Payload.UNKNOWN && length <= SMALL;
  }

  /** Waits for the client, unless the answer is small. */
  public static void write(Reply reply, HttpServerResponse response) throws IOException {
    write(reply, response, Optional.empty());
  }

  /** The same, and what need not be read is sent from its file. */
  static void write(Reply reply, HttpServerResponse response, Optional<FileSender> files)
      throws IOException {
    response.setStatusCode(reply.status());
    MultiMap headers = response.headers();
    reply.headers().forEach(headers::add);
    long length = reply.payload().length();
    if (length == Payload.UNKNOWN) {
      response.setChunked(true);
    } else if (!headers.contains("Content-Length")
        && reply.status() != 204
        && reply.status() != 304) {
      response.putHeader("Content-Length", Long.toString(length));
    }
    if (length == 0) {
      response.end();
    } else {
      try (InputStream bytes = reply.payload().stream().get()) {
        writeBytes(bytes, length, response, files);
      }
    }
  }

  private static void writeBytes(
      InputStream bytes, long length, HttpServerResponse response, Optional<FileSender> files)
      throws IOException {
    if (length != Payload.UNKNOWN && length <= SMALL) {
      response.end(Buffer.buffer(next(bytes, length)));
      return;
    }
    PieceWriter pieces =
        new PieceWriter(response, length == Payload.UNKNOWN ? Optional.empty() : files);
    ReadableByteChannel source = channel(bytes);
    long left = length == Payload.UNKNOWN ? Long.MAX_VALUE : length;
    while (left > 0) {
      long sent = pieces.send(source, left);
      if (sent == 0 && length == Payload.UNKNOWN) {
        break;
      }
      if (sent == 0) {
        throw new IOException("the content ended " + left + " bytes early");
      }
      left -= sent;
    }
    response.end();
    pieces.finishPart();
  }

  // Some streams can do without an array in between.
  private static ReadableByteChannel channel(InputStream bytes) {
    return bytes instanceof ReadableByteChannel channel ? channel : Channels.newChannel(bytes);
  }

  // Straight into an array of the right size: the stream's own way gathers pieces and joins them.
  private static byte[] next(InputStream bytes, long left) throws IOException {
    byte[] piece = new byte[(int) Math.min(SMALL, left)];
    int filled = bytes.readNBytes(piece, 0, piece.length);
    return filled == piece.length ? piece : Arrays.copyOf(piece, filled);
  }
}
