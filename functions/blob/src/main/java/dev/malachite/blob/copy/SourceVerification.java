package dev.malachite.blob.copy;

import dev.malachite.protocol.Call;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.copy.CopySource;
import dev.malachite.protocol.copy.SourceConditions;
import dev.malachite.protocol.copy.SourceErrors;
import dev.malachite.protocol.errors.ErrorCode;

/** Whether Copy Blob may read its source; it has an error of its own for unmet conditions. */
final class SourceVerification {
  private SourceVerification() {}

  static SourceProperties of(CopySource source, Call call) {
    Reply reply = source.properties();
    if (reply.status() == 304 || reply.status() == 412) {
      throw SourceConditions.areOfTagsOnly(call)
          ? ErrorCode.CONDITION_NOT_MET.exception().status(412)
          : ErrorCode.SOURCE_CONDITION_NOT_MET.exception();
    }
    if (SourceErrors.isRefusal(reply)) {
      throw SourceErrors.unverified(reply);
    }
    return SourceProperties.of(reply);
  }
}
