package dev.malachite.file.model;

import dev.malachite.protocol.Call;
import dev.malachite.protocol.errors.ErrorCode;
import dev.malachite.protocol.errors.MalformedInput;
import dev.malachite.store.FieldReader;
import dev.malachite.store.FieldWriter;
import dev.malachite.store.Item;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.Locale;

/** A security descriptor, stored once under a key made from it. */
public record Permission(String text, Format format) {
  /** How a descriptor is written. */
  public enum Format {
    SDDL,
    BINARY
  }

  private static final String FORMAT = "x-ms-file-permission-format";
  private static final int LONGEST_HEADER = 8 * 1024;
  private static final int LONGEST = 64 * 1024;

  /** What a share gives to what nobody gave a descriptor. */
  public static final Permission DEFAULT =
      new Permission(
          "O:SYG:SYD:(A;OICI;FA;;;BA)(A;OICI;FA;;;SY)(A;;0x1301bf;;;AU)(A;OICIIO;SDGXGWGR;;;AU)"
              + "(A;;0x1200a9;;;BU)(A;OICIIO;GXGR;;;BU)",
          Format.SDDL);

  /** A header holds short ones only. */
  static Permission ofHeader(Call call, String text) {
    if (text.length() > LONGEST_HEADER) {
      throw ErrorCode.FILE_INVALID_PERMISSION.exception();
    }
    return of(text, format(call));
  }

  public static Permission of(String text, Format format) {
    boolean sound =
        !text.isEmpty()
            && text.length() <= LONGEST
            && (format == Format.BINARY ? isBase64(text) : Sddl.isValid(text));
    if (!sound) {
      throw ErrorCode.FILE_INVALID_PERMISSION.exception();
    }
    return new Permission(text, format);
  }

  public static Format format(Call call) {
    return call.header(FORMAT).map(text -> format(FORMAT, text)).orElse(Format.SDDL);
  }

  public static Format format(String field, String text) {
    return switch (text.toLowerCase(Locale.ROOT)) {
      case "sddl" -> Format.SDDL;
      case "binary" -> Format.BINARY;
      default -> throw MalformedInput.invalidHeader(field, text);
    };
  }

  private static boolean isBase64(String text) {
    try {
      return Base64.getDecoder().decode(text).length > 0;
    } catch (IllegalArgumentException broken) {
      return false;
    }
  }

  /** The same for the same descriptor. */
  public String key() {
    ByteBuffer digest = ByteBuffer.wrap(sha256((format + text).getBytes(StandardCharsets.UTF_8)));
    return Long.toUnsignedString(digest.getLong()) + "*" + Long.toUnsignedString(digest.getLong());
  }

  private static byte[] sha256(byte[] bytes) {
    try {
      return MessageDigest.getInstance("SHA-256").digest(bytes);
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  public byte[] encode() {
    return new FieldWriter().put(1, text).put(2, format.name()).toBytes();
  }

  public static Permission decode(Item item) {
    FieldReader fields = new FieldReader(item.value());
    return new Permission(
        fields.text(1).orElseThrow(), Format.valueOf(fields.text(2).orElseThrow()));
  }
}
