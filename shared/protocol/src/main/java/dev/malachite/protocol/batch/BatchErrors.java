package dev.malachite.protocol.batch;

import dev.malachite.protocol.errors.ApiException;
import dev.malachite.protocol.errors.ErrorCode;

/** What is wrong with the form of a batch. */
final class BatchErrors {
  private BatchErrors() {}

  static ApiException malformed(String reason) {
    return ErrorCode.INVALID_INPUT.exception().message("The batch is malformed: " + reason);
  }
}
