package dev.malachite.store.embedded;

import dev.malachite.store.ContentId;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;

/** Keys of the index of content, and of the marks of what is not whole. */
final class ContentKeys {
  private static final byte[] UNFINISHED = "unfinished/".getBytes(StandardCharsets.UTF_8);

  private ContentKeys() {}

  static byte[] index(ContentId id) {
    return id.value().getBytes(StandardCharsets.US_ASCII);
  }

  static ContentId id(byte[] indexKey) {
    return new ContentId(new String(indexKey, StandardCharsets.US_ASCII));
  }

  /** The lowest key after that of the id. */
  static byte[] afterIndex(ContentId id) {
    byte[] key = index(id);
    return ByteBuffer.allocate(key.length + 1).put(key).array();
  }

  /** Marks content that has chunks but no index row. */
  static byte[] unfinished(ContentId id) {
    byte[] key = index(id);
    return ByteBuffer.allocate(UNFINISHED.length + key.length).put(UNFINISHED).put(key).array();
  }

  static byte[] firstUnfinished() {
    return UNFINISHED;
  }

  static byte[] afterUnfinished() {
    byte[] bound = UNFINISHED.clone();
    bound[bound.length - 1]++;
    return bound;
  }

  static ContentId unfinishedId(byte[] key) {
    int length = key.length - UNFINISHED.length;
    return new ContentId(new String(key, UNFINISHED.length, length, StandardCharsets.US_ASCII));
  }
}
