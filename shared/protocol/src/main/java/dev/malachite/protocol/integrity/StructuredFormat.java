package dev.malachite.protocol.integrity;

import dev.malachite.protocol.Headers;
import dev.malachite.protocol.errors.ApiException;
import dev.malachite.protocol.errors.ErrorCode;
import dev.malachite.protocol.errors.MalformedInput;
import java.util.Locale;
import java.util.Optional;

/**
 * The layout of structured messages: a header, numbered segments, and a CRC64 after each and all.
 */
final class StructuredFormat {
  static final String BODY = "x-ms-structured-body";
  static final String CONTENT_LENGTH = "x-ms-structured-content-length";
  static final int VERSION = 1;
  static final int CRC64 = 1;
  static final int HEADER = 13;
  static final int SEGMENT_HEADER = 10;
  static final int FOOTER = 8;
  static final int MOST_SEGMENTS = 0xffff;

  private static final String NAME = "xsm/1.0;properties=crc64";

  private StructuredFormat() {}

  /** What the request calls the format, if it uses it. */
  static Optional<String> named(Headers headers) {
    Optional<String> name = headers.first(BODY);
    name.filter(text -> !text.replace(" ", "").toLowerCase(Locale.ROOT).equals(NAME))
        .ifPresent(text -> {
          throw MalformedInput.invalidHeader(BODY, text);
        });
    return name;
  }

  static long contentLength(Headers headers) {
    String text =
        headers
            .first(CONTENT_LENGTH)
            .orElseThrow(() -> MalformedInput.missingHeader(CONTENT_LENGTH));
    try {
      long length = Long.parseLong(text);
      if (length >= 0) {
        return length;
      }
    } catch (NumberFormatException notANumber) {
      throw MalformedInput.invalidHeader(CONTENT_LENGTH, text);
    }
    throw MalformedInput.invalidHeader(CONTENT_LENGTH, text);
  }

  static ApiException malformed(String reason) {
    return ErrorCode.INVALID_INPUT
        .exception()
        .message("The structured message is invalid: " + reason);
  }
}
