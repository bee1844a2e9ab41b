package dev.malachite.bench.wire;

import java.nio.ByteBuffer;

/** The answer that a connection is receiving, in whatever pieces it comes. */
final class Incoming {
  private final AnswerHead head = new AnswerHead();
  private final AnswerBody body = new AnswerBody();
  private boolean bodyMayFollow;
  private boolean headIsRead;

  /** Forgets the answer before. */
  void begin(boolean bodyMayFollow) {
    this.bodyMayFollow = bodyMayFollow;
    headIsRead = false;
    head.clear();
    body.begin(0);
  }

  /** Takes the next piece, and says whether the answer ends there. */
  boolean take(ByteBuffer in) {
    if (!headIsRead) {
      if (!head.take(in)) {
        return false;
      }
      headIsRead = true;
      beginBody();
    }
    boolean ends = body.take(in);
    if (ends && in.hasRemaining()) {
      throw new IllegalStateException("more than an answer came");
    }
    return ends;
  }

  private void beginBody() {
    boolean empty = !bodyMayFollow || head.status() == 204 || head.status() == 304;
    if (!empty && head.isChunked()) {
      body.beginChunks();
    } else {
      body.begin(empty ? 0 : head.bodyLength());
    }
  }

  Answer answer() {
    return new Answer(head, body);
  }
}
