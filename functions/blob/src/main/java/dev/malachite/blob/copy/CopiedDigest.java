package dev.malachite.blob.copy;

import dev.malachite.blob.model.BlobBytes;
import dev.malachite.blob.model.BlobStore;
import dev.malachite.blob.object.BlobPayload;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.integrity.DigestingStream;
import dev.malachite.protocol.integrity.TransferChecks;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;

/** The digest of bytes that were copied in pieces. */
record CopiedDigest(BlobStore blobs, BlobBytes bytes) {
  Reply.Part verify(TransferChecks checks) {
    try (DigestingStream stream =
        checks.digest(new BlobPayload(blobs, bytes).whole().stream().get())) {
      stream.transferTo(OutputStream.nullOutputStream());
      return checks.verify(stream);
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }
}
