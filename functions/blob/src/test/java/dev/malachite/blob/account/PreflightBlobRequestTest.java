package dev.malachite.blob.account;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.malachite.account.StoredCorsRules;
import dev.malachite.blob.TestBlobs;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.cors.Cors;
import dev.malachite.protocol.errors.ApiException;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class PreflightBlobRequestTest {
  private static final String RULE =
      "<StorageServiceProperties><Cors><CorsRule><AllowedOrigins>https://a.example</AllowedOrigins>"
          + "<AllowedMethods>GET,PUT</AllowedMethods><AllowedHeaders>x-ms-meta-*</AllowedHeaders>"
          + "<MaxAgeInSeconds>60</MaxAgeInSeconds></CorsRule></Cors></StorageServiceProperties>";
  private final TestBlobs blobs = new TestBlobs();
  private final Cors cors = new Cors(new StoredCorsRules(blobs.bench().blobs().transactions()));

  private Reply ask(String... headers) {
    return cors.preflight(blobs.bench().call("/box/b", new byte[0], headers));
  }

  private String refusal(String... headers) {
    ApiException refusal = catchThrowableOfType(ApiException.class, () -> ask(headers));
    return refusal.status() + " " + refusal.code().code();
  }

  @BeforeEach
  void allow() {
    blobs.send(
        "SetBlobServiceProperties", "/?restype=service&comp=properties", RULE.getBytes(UTF_8));
  }

  @Test
  void theRulesOfTheAccountAnswer() {
    Reply reply =
        ask(
            "Origin",
            "https://a.example",
            "Access-Control-Request-Method",
            "PUT",
            "Access-Control-Request-Headers",
            "x-ms-meta-one");
    assertThat(reply.status()).isEqualTo(200);
    assertThat(reply.headers().first("Access-Control-Allow-Origin")).contains("https://a.example");
    assertThat(reply.headers().first("Access-Control-Allow-Methods")).contains("PUT");
    assertThat(reply.headers().first("Access-Control-Max-Age")).contains("60");
    assertThat(reply.headers().first("Access-Control-Allow-Credentials")).contains("true");
  }

  @Test
  void whatNoRuleAllowsIsRefused() {
    String origin = "https://a.example";
    String method = "Access-Control-Request-Method";
    assertThat(refusal("Origin", "https://b.example", method, "PUT"))
        .isEqualTo("403 CorsPreflightFailure");
    assertThat(refusal("Origin", origin, method, "DELETE")).isEqualTo("403 CorsPreflightFailure");
    assertThat(
            refusal(
                "Origin", origin, method, "PUT", "Access-Control-Request-Headers", "x-ms-other"))
        .isEqualTo("403 CorsPreflightFailure");
    assertThat(refusal("Origin", origin)).isEqualTo("400 InvalidHeaderValue");
    assertThat(refusal(method, "PUT")).isEqualTo("400 InvalidHeaderValue");
  }
}
