package dev.malachite.protocol.integrity;

import dev.malachite.protocol.Service;
import dev.malachite.protocol.errors.ApiException;
import dev.malachite.protocol.errors.ErrorCode;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Optional;
import java.util.zip.CRC32;

/** Where a list goes on: opaque to clients, and refused unless it is one of ours. */
public final class Marker {
  private static final byte VERSION = 1;
  private static final int HEAD = 1 + Integer.BYTES;

  private Marker() {}

  public static String encode(String key) {
    byte[] bytes = key.getBytes(StandardCharsets.UTF_8);
    ByteBuffer marker = ByteBuffer.allocate(HEAD + bytes.length);
    marker.put(VERSION).putInt(checksum(bytes)).put(bytes);
    return Base64.getUrlEncoder().withoutPadding().encodeToString(marker.array());
  }

  public static String decode(String marker, Service service) {
    return read(marker).orElseThrow(() -> refusal(service));
  }

  private static Optional<String> read(String marker) {
    try {
      ByteBuffer bytes = ByteBuffer.wrap(Base64.getUrlDecoder().decode(marker));
      if (bytes.remaining() < HEAD || bytes.get() != VERSION) {
        return Optional.empty();
      }
      int checksum = bytes.getInt();
      byte[] key = new byte[bytes.remaining()];
      bytes.get(key);
      return checksum == checksum(key)
          ? Optional.of(StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(key)).toString())
          : Optional.empty();
    } catch (IllegalArgumentException | CharacterCodingException notOurs) {
      return Optional.empty();
    }
  }

  private static int checksum(byte[] key) {
    CRC32 crc = new CRC32();
    crc.update(key);
    return (int) crc.getValue();
  }

  private static ApiException refusal(Service service) {
    return switch (service) {
      case BLOB, FILE -> ErrorCode.OUT_OF_RANGE_INPUT.exception();
      case QUEUE -> ErrorCode.INVALID_MARKER.exception();
      case TABLE -> ErrorCode.INVALID_INPUT.exception();
    };
  }
}
