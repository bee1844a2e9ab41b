package dev.malachite.file.object;

import dev.malachite.domain.ByteRange;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Payload;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.errors.ErrorCode;
import dev.malachite.protocol.errors.MalformedInput;
import dev.malachite.protocol.integrity.Checksum;
import dev.malachite.protocol.integrity.DigestingStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.EnumSet;
import java.util.Optional;

/** Whether a ranged read asks for the MD5 of just that range: only of up to 4 MiB. */
enum RangeDigest {
  NONE,
  MD5;

  private static final int LARGEST = 4 * 1024 * 1024;
  private static final String HEADER = "x-ms-range-get-content-md5";

  static RangeDigest of(Call call, Optional<ByteRange> range) {
    if (call.header(HEADER).filter("true"::equalsIgnoreCase).isEmpty()) {
      return NONE;
    }
    if (range.isEmpty()) {
      throw MalformedInput.invalidHeader(HEADER, "true");
    }
    if (range.get().last().orElse(Long.MAX_VALUE) - range.get().first() >= LARGEST) {
      throw ErrorCode.OUT_OF_RANGE_INPUT.exception();
    }
    return MD5;
  }

  Reply.Builder addTo(Reply.Builder reply, Payload part) {
    if (this == NONE) {
      return reply.payload(part);
    }
    try (DigestingStream stream =
        new DigestingStream(part.stream().get(), EnumSet.of(DigestingStream.Digest.MD5))) {
      byte[] bytes = stream.readAllBytes();
      return reply.header("Content-MD5", stream.md5(), Checksum::text).payload(Payload.of(bytes));
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }
}
