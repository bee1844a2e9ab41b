package dev.malachite.file.object;

import dev.malachite.protocol.Call;
import dev.malachite.protocol.errors.ErrorCode;
import dev.malachite.protocol.integrity.Checksum;
import dev.malachite.protocol.integrity.DigestingStream;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.EnumSet;
import java.util.Optional;

/** The CRC64 that the bytes of a source must have, or must not have. */
record SourceCrc(Optional<String> match, Optional<String> noneMatch) {
  static SourceCrc of(Call call) {
    return new SourceCrc(
        call.header("x-ms-source-if-match-crc64"), call.header("x-ms-source-if-none-match-crc64"));
  }

  /** Short enough for memory: a range has at most 4 MiB. */
  InputStream checked(InputStream source) throws IOException {
    if (match.isEmpty() && noneMatch.isEmpty()) {
      return source;
    }
    try (DigestingStream stream =
        new DigestingStream(source, EnumSet.of(DigestingStream.Digest.CRC64))) {
      byte[] bytes = stream.readAllBytes();
      String crc = Checksum.text(stream.crc64().orElseThrow());
      if (match.filter(wanted -> !wanted.equals(crc)).isPresent()
          || noneMatch.filter(crc::equals).isPresent()) {
        throw ErrorCode.SOURCE_CONDITION_NOT_MET.exception();
      }
      return new ByteArrayInputStream(bytes);
    }
  }
}
