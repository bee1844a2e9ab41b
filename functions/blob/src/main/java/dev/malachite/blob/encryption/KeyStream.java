package dev.malachite.blob.encryption;

import dev.malachite.store.ContentId;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import javax.crypto.Cipher;
import javax.crypto.ShortBufferException;
import javax.crypto.spec.IvParameterSpec;

/**
 * AES-256 in counter mode, from any offset. The nonce comes from the content's id: ids are random
 * and never used twice, and content is never changed, so no key stream is used twice either.
 */
final class KeyStream {
  private static final int BLOCK = 16;
  private static final int NONCE = 12;

  private final Cipher cipher;

  KeyStream(CustomerKey key, ContentId id, long offset) {
    try {
      cipher = Cipher.getInstance("AES/CTR/NoPadding");
      cipher.init(Cipher.ENCRYPT_MODE, key.key(), counter(id, offset / BLOCK));
      cipher.update(new byte[(int) (offset % BLOCK)]);
    } catch (GeneralSecurityException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  private static IvParameterSpec counter(ContentId id, long block) throws GeneralSecurityException {
    byte[] digest =
        MessageDigest.getInstance("SHA-256").digest(id.value().getBytes(StandardCharsets.UTF_8));
    ByteBuffer counter = ByteBuffer.allocate(BLOCK).put(digest, 0, NONCE);
    return new IvParameterSpec(counter.putInt(Math.toIntExact(block)).array());
  }

  /** In place: encrypting and decrypting are the same. */
  void apply(byte[] bytes, int offset, int length) {
    try {
      int done = cipher.update(bytes, offset, length, bytes, offset);
      if (done != length) {
        throw new IllegalStateException("the cipher kept bytes back");
      }
    } catch (ShortBufferException impossible) {
      throw new IllegalStateException(impossible);
    }
  }
}
