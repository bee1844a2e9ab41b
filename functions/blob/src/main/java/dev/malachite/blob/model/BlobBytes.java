package dev.malachite.blob.model;

import dev.malachite.store.ContentId;

/** Where the bytes of a blob are. */
public sealed interface BlobBytes {
  long length();

  /** Small enough to live in the item. */
  final class Inline implements BlobBytes {
    private final byte[] bytes;

    public Inline(byte[] bytes) {
      this.bytes = bytes;
    }

    public byte[] bytes() {
      return bytes;
    }

    @Override
    public long length() {
      return bytes.length;
    }
  }

  /** One run of content. */
  record Stored(ContentId id, long length) implements BlobBytes {}
}
