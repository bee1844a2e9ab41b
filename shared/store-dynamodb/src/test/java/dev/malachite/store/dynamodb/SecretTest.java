package dev.malachite.store.dynamodb;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import dev.malachite.store.Unavailable;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.auth.credentials.AwsBasicCredentials;
import software.amazon.awssdk.auth.credentials.StaticCredentialsProvider;

class SecretTest {
  private final AtomicReference<String> asked = new AtomicReference<>("");
  private HttpServer server;

  @BeforeEach
  void start() throws IOException {
    server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.start();
  }

  @AfterEach
  void stop() {
    server.stop(0);
  }

  @Test
  void readsTheTextOfASecretWithASignedCall() {
    server.createContext("/", exchange -> answer(exchange, 200, "{\"SecretString\":\"a:k1:k2\"}"));

    assertThat(secret().read("arn:secret")).isEqualTo("a:k1:k2");
    assertThat(asked.get())
        .contains("secretsmanager.GetSecretValue")
        .contains("AWS4-HMAC-SHA256 Credential=key/")
        .contains("/eu-west-1/secretsmanager/aws4_request")
        .endsWith("{\"SecretId\":\"arn:secret\"}");
  }

  @Test
  void saysWhyItCannotBeRead() {
    server.createContext("/", exchange -> answer(exchange, 400, "AccessDeniedException"));

    assertThatThrownBy(() -> secret().read("arn:secret"))
        .isInstanceOf(Unavailable.class)
        .hasMessageContaining("AccessDeniedException");
  }

  private Secret secret() {
    URI endpoint = URI.create("http://127.0.0.1:" + server.getAddress().getPort() + "/");
    return new Secret(
        endpoint,
        "eu-west-1",
        StaticCredentialsProvider.create(AwsBasicCredentials.create("key", "secret")));
  }

  private void answer(HttpExchange exchange, int status, String body) throws IOException {
    asked.set(
        exchange.getRequestHeaders().getFirst("X-Amz-Target")
            + exchange.getRequestHeaders().getFirst("Authorization")
            + new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8));
    byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
    exchange.sendResponseHeaders(status, bytes.length);
    exchange.getResponseBody().write(bytes);
    exchange.close();
  }
}
