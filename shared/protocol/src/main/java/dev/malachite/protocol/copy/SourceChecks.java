package dev.malachite.protocol.copy;

import dev.malachite.protocol.Call;
import dev.malachite.protocol.Headers;
import dev.malachite.protocol.integrity.TransferChecks;

/** What a request says the digest of the bytes of its source is. */
public final class SourceChecks {
  private SourceChecks() {}

  public static TransferChecks of(Call call) {
    Headers.Builder headers = Headers.builder();
    call.header("x-ms-source-content-md5").ifPresent(text -> headers.add("Content-MD5", text));
    call.header("x-ms-source-content-crc64")
        .ifPresent(text -> headers.add("x-ms-content-crc64", text));
    return TransferChecks.of(headers.build());
  }
}
