package dev.malachite.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Base64;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** HTTPS, and bearer tokens, which travel over nothing else. */
@Needs("blob")
class TlsTest {
  private static Certificate certificate;
  private static Application application;

  @BeforeAll
  static void start() throws Exception {
    certificate = Certificate.make();
    application =
        Application.start(
            Map.of(
                "malachite.tls.certificate", certificate.certificate().toString(),
                "malachite.tls.key", certificate.key().toString(),
                "malachite.oauth.mode", "basic"));
  }

  @AfterAll
  static void stop() {
    application.close();
  }

  @Test
  void aTokenOpensTheAccount() throws Exception {
    HttpResponse<String> created = send("PUT", "secure?restype=container", token(600));
    assertThat(created.statusCode()).as(created.body()).isEqualTo(201);
    HttpResponse<String> listed = send("GET", "?comp=list", token(600));
    assertThat(listed.statusCode()).isEqualTo(200);
    assertThat(listed.body()).contains("<Name>secure</Name>");
    assertThat(listed.version()).isEqualTo(HttpClient.Version.HTTP_2);
  }

  @Test
  void anExpiredTokenDoesNot() throws Exception {
    HttpResponse<String> answer = send("GET", "?comp=list", token(-600));
    assertThat(answer.statusCode()).isEqualTo(401);
    assertThat(answer.body()).contains("<Code>InvalidAuthenticationInfo</Code>");
    assertThat(answer.headers().firstValue("WWW-Authenticate")).isPresent();
  }

  @Test
  void noTokenDoesNot() throws Exception {
    HttpResponse<String> answer = send("GET", "?comp=list", "");
    assertThat(answer.statusCode()).isEqualTo(401);
    assertThat(answer.body()).contains("<Code>NoAuthenticationInformation</Code>");
  }

  private static HttpResponse<String> send(String method, String path, String token)
      throws Exception {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(
                URI.create(
                    "https://localhost:"
                        + application.port("blob")
                        + "/"
                        + Accounts.NAME
                        + "/"
                        + path))
            .method(method, HttpRequest.BodyPublishers.noBody())
            .header("x-ms-version", "2025-01-05");
    if (!token.isEmpty()) {
      request.header("Authorization", "Bearer " + token);
    }
    return HttpClient.newBuilder()
        .sslContext(certificate.clients())
        .build()
        .send(request.build(), HttpResponse.BodyHandlers.ofString());
  }

  private static String token(long secondsToLive) {
    long now = Instant.now().getEpochSecond();
    String claims =
        "{\"aud\":\"https://storage.azure.com\",\"iss\":\"https://sts.windows.net/tenant/\",\"oid\":\"user\","
            + "\"tid\":\"tenant\",\"nbf\":"
            + (now - 1200)
            + ",\"iat\":"
            + (now - 1200)
            + ",\"exp\":"
            + (now + secondsToLive)
            + "}";
    return part("{\"alg\":\"RS256\",\"typ\":\"JWT\"}")
        + "."
        + part(claims)
        + "."
        + part("not checked");
  }

  private static String part(String text) {
    return Base64.getUrlEncoder()
        .withoutPadding()
        .encodeToString(text.getBytes(StandardCharsets.UTF_8));
  }
}
