package dev.malachite.table.entity;

import dev.malachite.protocol.Call;
import dev.malachite.protocol.Headers;
import dev.malachite.protocol.errors.ErrorCode;
import dev.malachite.protocol.integrity.BodyLimits;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Locale;

/** Bodies of requests, whole. */
public final class RequestBody {
  public static final int LARGEST = 4 * 1024 * 1024;

  private RequestBody() {}

  public static byte[] read(Call call) {
    try (InputStream stream = BodyLimits.limited(call.body(), LARGEST)) {
      // One more than there is: so the end is seen, and no buffer is larger than it must be.
      return stream.readNBytes((int) call.body().length().orElse(LARGEST) + 1);
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  public static void requireJson(Headers headers) {
    String type = headers.first("Content-Type").orElse("").toLowerCase(Locale.ROOT);
    if (type.contains("atom")) {
      throw ErrorCode.ATOM_FORMAT_NOT_SUPPORTED.exception();
    }
    if (!type.isBlank() && !type.contains("json")) {
      throw ErrorCode.MEDIA_TYPE_NOT_SUPPORTED.exception();
    }
  }
}
