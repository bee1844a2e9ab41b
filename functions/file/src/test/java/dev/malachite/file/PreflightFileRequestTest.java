package dev.malachite.file;

import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.account.StoredCorsRules;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.cors.Cors;
import dev.malachite.protocol.errors.ErrorCode;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

/** The pipeline answers it, with the rules that this service stores. */
final class PreflightFileRequestTest {
  private static final byte[] RULE =
      ("<StorageServiceProperties><Cors><CorsRule><AllowedOrigins>http://a</AllowedOrigins>"
              + "<AllowedMethods>GET,PUT</AllowedMethods><AllowedHeaders>*</AllowedHeaders>"
              + "<ExposedHeaders>*</ExposedHeaders><MaxAgeInSeconds>5</MaxAgeInSeconds>"
              + "</CorsRule></Cors></StorageServiceProperties>")
          .getBytes(StandardCharsets.UTF_8);

  private final Bench bench = new Bench();
  private final Cors cors = new Cors(new StoredCorsRules(bench.files.transactions()));

  private Reply ask(String... headers) {
    return cors.preflight(Calls.of("/data/f", new byte[0], headers));
  }

  @Test
  void whatARuleAllowsIsAllowed() {
    bench.run("SetFileServiceProperties", "/?restype=service&comp=properties", RULE);
    Reply reply = ask("Origin", "http://a", "Access-Control-Request-Method", "PUT");
    assertThat(reply.status()).isEqualTo(200);
    assertThat(reply.headers().first("Access-Control-Max-Age")).contains("5");
  }

  @Test
  void allElseIsRefused() {
    assertThat(
            Bench.refusalOf(
                () -> ask("Origin", "http://a", "Access-Control-Request-Method", "PUT")))
        .isEqualTo(ErrorCode.CORS_PREFLIGHT_FAILURE);
    bench.run("SetFileServiceProperties", "/?restype=service&comp=properties", RULE);
    assertThat(
            Bench.refusalOf(
                () -> ask("Origin", "http://b", "Access-Control-Request-Method", "PUT")))
        .isEqualTo(ErrorCode.CORS_PREFLIGHT_FAILURE);
    assertThat(Bench.refusalOf(() -> ask("Origin", "http://a")))
        .isEqualTo(ErrorCode.INVALID_HEADER_VALUE);
  }
}
