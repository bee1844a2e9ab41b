package dev.malachite.blob.object;

import dev.malachite.blob.model.BlobBytes;
import dev.malachite.domain.ByteSpan;
import dev.malachite.protocol.Payload;
import dev.malachite.store.Content;
import java.io.ByteArrayInputStream;
import java.io.InputStream;

/** The bytes of one version of a blob, opened only when they are sent. */
record BlobPayload(Content content, BlobBytes bytes) {
  Payload whole() {
    return bytes.length() == 0 ? Payload.empty() : part(new ByteSpan(0, bytes.length() - 1));
  }

  Payload part(ByteSpan span) {
    return new Payload(span.length(), () -> open(span));
  }

  private InputStream open(ByteSpan span) {
    return switch (bytes) {
      case BlobBytes.Inline inline ->
          new ByteArrayInputStream(inline.bytes(), (int) span.first(), (int) span.length());
      case BlobBytes.Stored stored -> content.open(stored.id(), span.first(), span.length());
    };
  }
}
