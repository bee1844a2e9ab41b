package dev.malachite.bench.wire;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;

/** The body of an answer: counted to its end; only its beginning is kept. */
final class AnswerBody {
  private final byte[] kept = new byte[8 * 1024];
  private final Chunks chunks = new Chunks();
  private boolean chunked;
  private long expected;
  private long length;

  void begin(long bytes) {
    chunked = false;
    expected = bytes;
    length = 0;
  }

  void beginChunks() {
    chunked = true;
    length = 0;
    chunks.clear();
  }

  /** Takes what belongs to the body, and says whether it ends there. */
  boolean take(ByteBuffer in) {
    if (chunked) {
      return chunks.take(in, this);
    }
    count(in, expected - length);
    return length == expected;
  }

  /** Takes and counts so many bytes, or as many as there are. */
  long count(ByteBuffer in, long most) {
    int count = (int) Math.min(in.remaining(), most);
    if (length < kept.length) {
      in.get(in.position(), kept, (int) length, Math.min(count, kept.length - (int) length));
    }
    in.position(in.position() + count);
    length += count;
    return count;
  }

  long length() {
    return length;
  }

  String beginning() {
    return new String(kept, 0, (int) Math.min(length, kept.length), StandardCharsets.UTF_8);
  }
}
