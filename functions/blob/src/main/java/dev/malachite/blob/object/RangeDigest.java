package dev.malachite.blob.object;

import dev.malachite.domain.ByteRange;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Payload;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.errors.ErrorCode;
import dev.malachite.protocol.errors.MalformedInput;
import dev.malachite.protocol.integrity.Checksum;
import dev.malachite.protocol.integrity.DigestingStream;
import dev.malachite.protocol.integrity.DigestingStream.Digest;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.EnumSet;
import java.util.Optional;
import java.util.function.Function;

/**
 * Whether a ranged read asks for the digest of just that range: only of up to 4 MiB, so that it
 * fits in memory.
 */
enum RangeDigest {
  NONE,
  MD5,
  CRC64;

  private static final int LARGEST = 4 * 1024 * 1024;
  private static final String MD5_HEADER = "x-ms-range-get-content-md5";
  private static final String CRC64_HEADER = "x-ms-range-get-content-crc64";

  static RangeDigest of(Call call, Optional<ByteRange> range) {
    boolean md5 = asked(call, MD5_HEADER);
    boolean crc64 = asked(call, CRC64_HEADER);
    if (md5 && crc64) {
      throw ErrorCode.BOTH_CRC64_AND_MD5_RANGE_HEADER_PRESENT.exception();
    }
    if (!md5 && !crc64) {
      return NONE;
    }
    if (range.isEmpty()) {
      throw MalformedInput.invalidHeader(md5 ? MD5_HEADER : CRC64_HEADER, "true");
    }
    if (range.get().last().orElse(Long.MAX_VALUE) - range.get().first() >= LARGEST) {
      throw ErrorCode.OUT_OF_RANGE_INPUT.exception();
    }
    return md5 ? MD5 : CRC64;
  }

  private static boolean asked(Call call, String header) {
    return call.header(header).filter("true"::equalsIgnoreCase).isPresent();
  }

  Reply.Builder addTo(Reply.Builder reply, Payload part) {
    return switch (this) {
      case NONE -> reply.payload(part);
      case MD5 -> addTo(reply, part, Digest.MD5, DigestingStream::md5, "Content-MD5");
      case CRC64 -> addTo(reply, part, Digest.CRC64, DigestingStream::crc64, "x-ms-content-crc64");
    };
  }

  private static Reply.Builder addTo(
      Reply.Builder reply,
      Payload part,
      Digest digest,
      Function<DigestingStream, Optional<byte[]>> result,
      String header) {
    try (DigestingStream stream = new DigestingStream(part.stream().get(), EnumSet.of(digest))) {
      byte[] bytes = stream.readAllBytes();
      return reply.header(header, result.apply(stream), Checksum::text).payload(Payload.of(bytes));
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }
}
