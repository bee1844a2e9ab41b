package dev.malachite.protocol.integrity;

import dev.malachite.protocol.Body;
import dev.malachite.protocol.errors.ApiException;
import dev.malachite.protocol.errors.ErrorCode;
import dev.malachite.protocol.errors.MalformedInput;
import java.io.InputStream;

/** How long a body may be, and how long it said it is. */
public final class BodyLimits {
  private BodyLimits() {}

  /** The stream of a body that must say its length, and hold exactly as much. */
  public static InputStream declared(Body body, long largest) {
    long length =
        body.length().orElseThrow(() -> ErrorCode.MISSING_CONTENT_LENGTH_HEADER.exception());
    if (length > largest) {
      throw tooLarge(largest);
    }
    return new DeclaredStream(body.stream(), length);
  }

  /** The stream of a body that may come in chunks. */
  public static InputStream limited(Body body, long largest) {
    if (body.length().isPresent()) {
      return declared(body, largest);
    }
    return new LimitedStream(body.stream(), largest);
  }

  /** For operations that take no content: anything but an absent or zero length is refused. */
  public static void requireEmpty(Body body) {
    if (body.length().orElse(0) != 0) {
      throw MalformedInput.invalidHeader(
          "Content-Length", Long.toString(body.length().getAsLong()));
    }
  }

  static ApiException tooLarge(long largest) {
    return ErrorCode.REQUEST_BODY_TOO_LARGE.with("MaxLimit", Long.toString(largest));
  }
}
