package dev.malachite.blob.object;

import dev.malachite.blob.encryption.EncryptionHeaders;
import dev.malachite.blob.model.Blob;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.checks.VersionHeaders;

/** What writes tell about the blob they leave behind. */
public record WriteHeaders(Blob blob) implements Reply.Part {
  @Override
  public void writeTo(Reply.Builder reply) {
    reply
        .with(new VersionHeaders(blob.version()))
        .header("x-ms-version-id", blob.versionId())
        .with(EncryptionHeaders.ofWrite(blob.encryption()));
  }
}
