package dev.malachite.protocol.copy;

import dev.malachite.protocol.Call;
import dev.malachite.protocol.Headers;
import dev.malachite.protocol.errors.MalformedInput;
import java.util.List;

/** What a copying request says about how its source is to be read. */
public final class SourceHeaders {
  private static final String AUTHORIZATION = "x-ms-copy-source-authorization";
  private static final List<String> KEY_PARTS =
      List.of("encryption-key", "encryption-key-sha256", "encryption-algorithm");

  private SourceHeaders() {}

  /** The version, the source's authorization and the key it is encrypted with. */
  public static Headers of(Call call) {
    Headers.Builder headers = Headers.builder().add("x-ms-version", call.version());
    call.header(AUTHORIZATION)
        .map(SourceHeaders::bearer)
        .ifPresent(token -> headers.add("Authorization", token));
    for (String part : KEY_PARTS) {
      call.header("x-ms-source-" + part).ifPresent(value -> headers.add("x-ms-" + part, value));
    }
    call.header("x-ms-file-request-intent")
        .ifPresent(value -> headers.add("x-ms-file-request-intent", value));
    return headers.build();
  }

  private static String bearer(String value) {
    if (!value.regionMatches(true, 0, "Bearer ", 0, "Bearer ".length())) {
      throw MalformedInput.invalidHeader(AUTHORIZATION, value);
    }
    return value;
  }
}
