package dev.malachite.protocol.copy;

import dev.malachite.protocol.Reply;
import dev.malachite.protocol.errors.ApiException;
import dev.malachite.protocol.errors.ErrorCode;

/** A source that could be read when the copy began, and now cannot. */
public final class SourceFailure extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final int status;
  private final String code;

  private SourceFailure(int status, String code) {
    super(code, null, false, false);
    this.status = status;
    this.code = code;
  }

  static SourceFailure of(Reply refusal) {
    return new SourceFailure(
        refusal.status(), refusal.headers().first("x-ms-error-code").orElse("CopyFailed"));
  }

  static SourceFailure modified() {
    return new SourceFailure(412, ErrorCode.SOURCE_CONDITION_NOT_MET.code());
  }

  public static SourceFailure timedOut() {
    return new SourceFailure(500, "OperationCancelled");
  }

  /** As the destination tells it. */
  public String description() {
    return status + " " + code + " \"" + "Copy failed when reading the source." + "\"";
  }

  /** As a request is answered that waits for the copy. */
  public ApiException asError() {
    int told = status >= 400 && status < 500 ? status : 400;
    return ErrorCode.CANNOT_VERIFY_COPY_SOURCE
        .exception()
        .status(told)
        .with("CopySourceStatusCode", Integer.toString(status))
        .with("CopySourceErrorCode", code);
  }
}
