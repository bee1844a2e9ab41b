package dev.malachite.blob.copy;

import dev.malachite.blob.model.BlobStore;
import dev.malachite.blob.model.BlobType;
import dev.malachite.protocol.copy.CopySource;
import dev.malachite.protocol.copy.SourceReader;
import dev.malachite.store.Key;
import java.util.Optional;

/** How the bytes of a blob of some type are copied. */
final class ByteCopies {
  private ByteCopies() {}

  static ByteCopy of(BlobStore blobs, CopySource source, SourceProperties properties, Key head) {
    SourceReader reader = new SourceReader(source, properties.etag());
    return properties.type() == BlobType.PAGE
        ? pages(blobs, reader, Optional.empty(), properties.length())
        : segments(blobs, source, reader, properties.type(), properties.length(), head);
  }

  static ByteCopy pages(
      BlobStore blobs, SourceReader reader, Optional<String> previousSnapshot, long total) {
    return new PageCopy(blobs, reader, new SourcePages(reader, previousSnapshot, total));
  }

  static ByteCopy segments(
      BlobStore blobs,
      CopySource source,
      SourceReader reader,
      BlobType type,
      long total,
      Key head) {
    return new SegmentCopy(blobs, reader, SourceBlocks.of(source, type, total), head);
  }
}
