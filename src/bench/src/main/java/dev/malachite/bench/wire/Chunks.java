package dev.malachite.bench.wire;

import java.nio.ByteBuffer;

/**
 * A body in chunks: before each a line with its size, after the last one lines that say nothing.
 */
final class Chunks {
  private Line line = Line.SIZE;
  private boolean sizeIsRead;
  private long size;
  private long left;
  private boolean lineIsEmpty;

  void clear() {
    line = Line.SIZE;
    sizeIsRead = false;
    size = 0;
    left = 0;
  }

  /** Takes what belongs to the body, and says whether it ends there. */
  boolean take(ByteBuffer in, AnswerBody body) {
    while (in.hasRemaining()) {
      if (left > 0) {
        left -= body.count(in, left);
      } else if (isLast(in.get())) {
        return true;
      }
    }
    return false;
  }

  private boolean isLast(byte next) {
    return switch (line) {
      case SIZE -> {
        size(next);
        yield false;
      }
      case AFTER_CHUNK -> {
        line = next == '\n' ? Line.SIZE : Line.AFTER_CHUNK;
        yield false;
      }
      case TRAILER -> endsTrailer(next);
    };
  }

  private void size(byte next) {
    int digit = Character.digit(next, 16);
    if (next == '\n') {
      line = size == 0 ? Line.TRAILER : Line.AFTER_CHUNK;
      lineIsEmpty = true;
      left = size;
      size = 0;
      sizeIsRead = false;
    } else if (digit < 0) {
      sizeIsRead = true;
    } else if (!sizeIsRead) {
      size = size * 16 + digit;
    }
  }

  private boolean endsTrailer(byte next) {
    if (next == '\n') {
      boolean ends = lineIsEmpty;
      lineIsEmpty = true;
      return ends;
    }
    lineIsEmpty = lineIsEmpty && next == '\r';
    return false;
  }

  private enum Line {
    SIZE,
    AFTER_CHUNK,
    TRAILER
  }
}
