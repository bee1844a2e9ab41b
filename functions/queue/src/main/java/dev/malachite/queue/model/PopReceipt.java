package dev.malachite.queue.model;

import dev.malachite.store.Times;
import java.nio.ByteBuffer;
import java.time.Instant;
import java.util.Base64;
import java.util.Optional;
import java.util.zip.CRC32;

/**
 * The right to change a message. It names the message's key, so that no index is needed to find it,
 * and the claim that made it; opaque to clients.
 */
public record PopReceipt(Instant visibleAt, long claim, boolean textApart) {
  private static final byte INLINE = 1;
  private static final byte APART = 2;
  private static final int SIGNED = 1 + Long.BYTES + Long.BYTES;
  private static final int LENGTH = SIGNED + Integer.BYTES;

  public String encode() {
    ByteBuffer bytes = ByteBuffer.allocate(LENGTH);
    bytes.put(textApart ? APART : INLINE).putLong(Times.toTicks(visibleAt)).putLong(claim);
    bytes.putInt(checksum(bytes.array()));
    return Base64.getUrlEncoder().encodeToString(bytes.array());
  }

  /** Empty where the text never was a receipt. */
  public static Optional<PopReceipt> decode(String text) {
    byte[] bytes;
    try {
      bytes = Base64.getUrlDecoder().decode(text);
    } catch (IllegalArgumentException notBase64) {
      return Optional.empty();
    }
    return bytes.length == LENGTH ? decode(bytes) : Optional.empty();
  }

  private static Optional<PopReceipt> decode(byte[] array) {
    ByteBuffer bytes = ByteBuffer.wrap(array);
    if (bytes.getInt(SIGNED) != checksum(array)) {
      return Optional.empty();
    }
    boolean textApart = bytes.get() == APART;
    return Optional.of(new PopReceipt(Times.ofTicks(bytes.getLong()), bytes.getLong(), textApart));
  }

  private static int checksum(byte[] bytes) {
    CRC32 crc = new CRC32();
    crc.update(bytes, 0, SIGNED);
    return (int) crc.getValue();
  }
}
