package dev.malachite.file.copy;

import dev.malachite.file.object.FileLength;
import dev.malachite.protocol.Headers;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.copy.CopySource;
import dev.malachite.protocol.copy.SourceErrors;
import dev.malachite.protocol.errors.ErrorCode;

/**
 * What the source of a copy tells about itself.
 *
 * @param inRanges whether it can tell which of its ranges are written
 */
record SourceFile(Headers headers, long length, String etag, boolean inRanges) {
  static SourceFile verify(CopySource source) {
    Reply reply = source.properties();
    if (SourceErrors.isRefusal(reply)) {
      throw SourceErrors.unverified(reply);
    }
    Headers headers = reply.headers();
    long length =
        headers
            .first("Content-Length")
            .filter(text -> text.matches("[0-9]{1,18}"))
            .map(Long::parseLong)
            .orElseThrow(() -> ErrorCode.CANNOT_VERIFY_COPY_SOURCE.exception().status(400));
    return new SourceFile(
        headers,
        FileLength.checked(length),
        headers.first("ETag").orElse(""),
        headers.first("x-ms-type").filter("File"::equalsIgnoreCase).isPresent());
  }
}
