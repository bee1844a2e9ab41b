package dev.malachite.http.copy;

import dev.malachite.protocol.Reply;
import dev.malachite.protocol.copy.SourceRequest;
import dev.malachite.protocol.copy.Sources;
import dev.malachite.protocol.errors.ErrorCode;

/** Other servers, where the configuration does not allow to ask any. */
public final class NoSources implements Sources {
  @Override
  public Reply fetch(SourceRequest request) {
    ErrorCode refusal = ErrorCode.AUTHORIZATION_FAILURE;
    return Reply.status(refusal.status()).header("x-ms-error-code", refusal.code()).build();
  }
}
