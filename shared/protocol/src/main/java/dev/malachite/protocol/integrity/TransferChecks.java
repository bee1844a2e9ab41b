package dev.malachite.protocol.integrity;

import dev.malachite.protocol.Headers;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.errors.ApiException;
import dev.malachite.protocol.errors.ErrorCode;
import dev.malachite.protocol.errors.MalformedInput;
import dev.malachite.protocol.integrity.DigestingStream.Digest;
import java.io.InputStream;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;

/** What a request says the digest of its body is. */
public record TransferChecks(Optional<Checksum> md5, Optional<Checksum> crc64) {
  private static final String MD5_HEADER = "Content-MD5";
  private static final String CRC64_HEADER = "x-ms-content-crc64";

  public static TransferChecks of(Headers headers) {
    Optional<String> md5 = headers.first(MD5_HEADER);
    Optional<String> crc64 = headers.first(CRC64_HEADER);
    if (md5.isPresent() && crc64.isPresent()) {
      throw ErrorCode.BOTH_CRC64_AND_MD5_HEADER_PRESENT.exception();
    }
    return new TransferChecks(md5.map(TransferChecks::parseMd5), crc64.map(TransferChecks::crc64));
  }

  /** An MD5 as headers carry it; also of headers that only store it. */
  public static Checksum parseMd5(String text) {
    return Checksum.parse(text, 16).orElseThrow(ErrorCode.INVALID_MD5::exception);
  }

  private static Checksum crc64(String text) {
    return Checksum.parse(text, Long.BYTES)
        .orElseThrow(() -> MalformedInput.invalidHeader(CRC64_HEADER, text));
  }

  /** Computes what {@link #verify} compares and echoes. */
  public DigestingStream digest(InputStream body) {
    return new DigestingStream(body, EnumSet.of(echoed()));
  }

  /** Computes the MD5 in any case, for those who store it. */
  public DigestingStream digestWithMd5(InputStream body) {
    Set<Digest> digests = EnumSet.of(Digest.MD5);
    digests.add(echoed());
    return new DigestingStream(body, digests);
  }

  private Digest echoed() {
    return md5.isPresent() ? Digest.MD5 : Digest.CRC64;
  }

  /** Once the whole body was read: the header that tells the client what arrived. */
  public Reply.Part verify(DigestingStream body) {
    if (md5.isPresent()) {
      byte[] computed = body.md5().orElseThrow();
      md5.get().requireSame(computed, TransferChecks::md5Mismatch);
      return reply -> reply.header(MD5_HEADER, Checksum.text(computed));
    }
    byte[] computed = body.crc64().orElseThrow();
    crc64.ifPresent(sent -> sent.requireSame(computed, TransferChecks::crc64Mismatch));
    return reply -> reply.header(CRC64_HEADER, Checksum.text(computed));
  }

  private static ApiException md5Mismatch(String sent, String computed) {
    return ErrorCode.MD5_MISMATCH
        .with("UserSpecifiedMd5", sent)
        .with("ServerCalculatedMd5", computed);
  }

  private static ApiException crc64Mismatch(String sent, String computed) {
    return ErrorCode.CRC64_MISMATCH
        .with("UserSpecifiedCrc", sent)
        .with("ServerCalculatedCrc", computed);
  }
}
