package dev.malachite.blob.encryption;

import dev.malachite.blob.model.Encryption;
import dev.malachite.protocol.Reply;

/** How a blob is encrypted, in the answers of reads or of writes. */
public record EncryptionHeaders(Encryption encryption, String flag) implements Reply.Part {
  public static EncryptionHeaders ofRead(Encryption encryption) {
    return new EncryptionHeaders(encryption, "x-ms-server-encrypted");
  }

  public static EncryptionHeaders ofWrite(Encryption encryption) {
    return new EncryptionHeaders(encryption, "x-ms-request-server-encrypted");
  }

  @Override
  public void writeTo(Reply.Builder reply) {
    reply
        .header(flag, "true")
        .header("x-ms-encryption-key-sha256", encryption.customerKeySha256())
        .header("x-ms-encryption-scope", encryption.scope());
  }
}
