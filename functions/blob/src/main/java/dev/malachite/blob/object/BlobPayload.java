package dev.malachite.blob.object;

import dev.malachite.blob.block.SegmentStream;
import dev.malachite.blob.block.SegmentWalk;
import dev.malachite.blob.model.BlobBytes;
import dev.malachite.blob.model.BlobStore;
import dev.malachite.domain.ByteSpan;
import dev.malachite.protocol.Payload;
import dev.malachite.sparse.SparseReader;
import java.io.ByteArrayInputStream;
import java.io.InputStream;

/** The bytes of one version of a blob, opened only when they are sent. */
public record BlobPayload(BlobStore blobs, BlobBytes bytes) {
  public Payload whole() {
    return bytes.length() == 0 ? Payload.empty() : part(new ByteSpan(0, bytes.length() - 1));
  }

  public Payload part(ByteSpan span) {
    return new Payload(span.length(), () -> open(span));
  }

  public InputStream open(ByteSpan span) {
    return switch (bytes) {
      case BlobBytes.Inline inline ->
          new ByteArrayInputStream(inline.bytes(), (int) span.first(), (int) span.length());
      case BlobBytes.Stored stored ->
          blobs.content().open(stored.id(), span.first(), span.length());
      case BlobBytes.Segmented segmented ->
          new SegmentStream(
              blobs.content(), new SegmentWalk(blobs.store(), segmented, span.first()), span);
      case BlobBytes.Pages pages ->
          new SparseReader(blobs.sparse()).open(pages.map(), span.first(), span.length());
    };
  }
}
