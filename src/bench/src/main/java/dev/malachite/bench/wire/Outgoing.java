package dev.malachite.bench.wire;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.GatheringByteChannel;

/**
 * What a connection has yet to send. Small bodies are copied behind their head, so that they are
 * one packet; large direct ones are sent from where they are.
 */
final class Outgoing {
  private static final int SMALL = 16 * 1024;
  private static final ByteBuffer NOTHING = ByteBuffer.allocate(0);

  private final ByteBuffer[] parts = {ByteBuffer.allocateDirect(SMALL), NOTHING};

  void begin(byte[] head, ByteBuffer body) {
    boolean copied = !body.isDirect() || body.remaining() <= SMALL;
    int length = head.length + (copied ? body.remaining() : 0);
    if (parts[0].capacity() < length) {
      parts[0] = ByteBuffer.allocateDirect(2 * length);
    }
    parts[0].clear().put(head);
    if (copied) {
      parts[0].put(body);
    }
    parts[0].flip();
    parts[1] = copied ? NOTHING : body;
  }

  /** Sends as much as the channel takes, and says whether that was all. */
  boolean write(GatheringByteChannel channel) throws IOException {
    if (parts[1].hasRemaining()) {
      channel.write(parts);
    } else {
      channel.write(parts[0]);
    }
    return isDone();
  }

  boolean isDone() {
    return !parts[0].hasRemaining() && !parts[1].hasRemaining();
  }
}
