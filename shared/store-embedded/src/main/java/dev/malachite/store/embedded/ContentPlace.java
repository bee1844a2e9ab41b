package dev.malachite.store.embedded;

import dev.malachite.store.ContentId;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.OptionalLong;

/**
 * Where the chunks of one content are: those that were written at the same time side by side,
 * because they also tend to go at the same time. The database then rarely has to look at old
 * content, let alone move it, to make room among it for new.
 *
 * @param since in milliseconds; content that was stored before places had it is ordered by id
 */
record ContentPlace(OptionalLong since, ContentId id) {
  static ContentPlace at(long millis, ContentId id) {
    return new ContentPlace(OptionalLong.of(millis), id);
  }

  byte[] chunk(int number) {
    return start(1 + Integer.BYTES).put((byte) 0).putInt(number).array();
  }

  /** The lowest key after every chunk. */
  byte[] afterChunks() {
    return start(1).put((byte) 1).array();
  }

  // Ids have no zero byte, so one ends them.
  private ByteBuffer start(int more) {
    byte[] name = id.value().getBytes(StandardCharsets.US_ASCII);
    ByteBuffer key = ByteBuffer.allocate((since.isPresent() ? Long.BYTES : 0) + name.length + more);
    since.ifPresent(key::putLong);
    return key.put(name);
  }

  /** What the mark of unfinished content holds. */
  byte[] encodedSince() {
    return since.isPresent()
        ? ByteBuffer.allocate(Long.BYTES).putLong(since.getAsLong()).array()
        : new byte[0];
  }

  static ContentPlace decoded(byte[] encodedSince, ContentId id) {
    return encodedSince.length == 0
        ? new ContentPlace(OptionalLong.empty(), id)
        : at(ByteBuffer.wrap(encodedSince).getLong(), id);
  }
}
