package dev.malachite.blob.write;

import dev.malachite.domain.ByteRange;
import dev.malachite.protocol.Headers;
import dev.malachite.protocol.Payload;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.copy.CopySource;
import dev.malachite.protocol.copy.SourceErrors;
import dev.malachite.protocol.errors.ErrorCode;
import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;

/** The bytes of a source that may be read, not longer than the operation takes. */
public record SourceBytes(Headers headers, Payload payload) {
  private static final int PARTIAL = 206;

  public static SourceBytes open(CopySource source, Optional<ByteRange> range, long largest) {
    Reply reply = source.open(range);
    if (SourceErrors.isRefusal(reply)) {
      throw SourceErrors.unverified(reply);
    }
    SourceBytes bytes = new SourceBytes(reply.headers(), reply.payload());
    if (range.isPresent() && reply.status() != PARTIAL) {
      bytes.discard();
      throw ErrorCode.CANNOT_VERIFY_COPY_SOURCE.exception().status(400);
    }
    if (reply.payload().length() > largest) {
      bytes.discard();
      throw ErrorCode.REQUEST_BODY_TOO_LARGE.with("MaxLimit", Long.toString(largest));
    }
    return bytes;
  }

  /** Read it once, and close it. */
  public InputStream stream() {
    return payload.stream().get();
  }

  public long length() {
    return payload.length();
  }

  public void discard() {
    try {
      stream().close();
    } catch (IOException broken) {
      // Nothing was to be read from it any more.
    }
  }
}
