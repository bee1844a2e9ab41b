package dev.malachite.protocol.copy;

import dev.malachite.protocol.Reply;
import dev.malachite.protocol.errors.ApiException;
import dev.malachite.protocol.errors.ErrorCode;

/** What is answered where a source refuses to be read. */
public final class SourceErrors {
  private static final String NOT_FOUND = "The specified resource does not exist.";
  private static final int LOWEST_ERROR = 400;
  private static final int SERVER_ERROR = 500;

  private SourceErrors() {}

  public static boolean isRefusal(Reply reply) {
    return reply.status() >= 300;
  }

  /** The source's own status, as far as it is the client's to know. */
  public static ApiException unverified(Reply reply) {
    ApiException error = ErrorCode.CANNOT_VERIFY_COPY_SOURCE.exception().status(status(reply));
    error = reply.status() == 404 ? error.message(NOT_FOUND) : error;
    error = error.with("CopySourceStatusCode", Integer.toString(reply.status()));
    String code = reply.headers().first("x-ms-error-code").orElse("");
    return code.isEmpty() ? error : error.with("CopySourceErrorCode", code);
  }

  // A failure of the source is not one of this server, and a redirect is not followed.
  private static int status(Reply reply) {
    if (reply.status() == 304
        || (reply.status() >= LOWEST_ERROR && reply.status() < SERVER_ERROR)) {
      return reply.status();
    }
    return reply.status() == 503 ? 503 : 400;
  }
}
