package dev.malachite.http.copy;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import dev.malachite.protocol.Headers;
import dev.malachite.protocol.Peer;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.Service;
import dev.malachite.protocol.copy.Asker;
import dev.malachite.protocol.copy.SourceRequest;
import dev.malachite.protocol.copy.SourceUrl;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class RemoteSourcesTest {
  private final RemoteSources sources = RemoteSources.open();
  private HttpServer server;

  @BeforeEach
  void open() throws IOException {
    server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.createContext("/here", exchange -> answer(exchange, 200, "hello"));
    server.createContext("/moved", RemoteSourcesTest::redirect);
    server.createContext(
        "/endless",
        exchange -> {
          exchange.sendResponseHeaders(200, 0);
          exchange.close();
        });
    server.start();
  }

  @AfterEach
  void close() {
    server.stop(0);
  }

  private static void answer(HttpExchange exchange, int status, String text) throws IOException {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    exchange.getResponseHeaders().add("ETag", "\"1\"");
    exchange.sendResponseHeaders(status, bytes.length);
    exchange.getResponseBody().write(bytes);
    exchange.close();
  }

  private static void redirect(HttpExchange exchange) throws IOException {
    exchange.getResponseHeaders().add("Location", "/here");
    answer(exchange, 302, "moved");
  }

  private Reply fetch(String url) {
    return sources.fetch(request(url));
  }

  private static SourceRequest request(String url) {
    Asker asker =
        new Asker(Service.BLOB, new Peer("127.0.0.1", false, "localhost"), Optional.empty());
    return new SourceRequest(
        SourceRequest.Method.GET, SourceUrl.parse(url).orElseThrow(), Headers.empty(), asker);
  }

  private String at(String path) {
    return "http://localhost:" + server.getAddress().getPort() + path;
  }

  @Test
  void bytesAndHeadersArrive() throws IOException {
    Reply reply = fetch(at("/here"));
    assertThat(reply.status()).isEqualTo(200);
    assertThat(reply.headers().first("ETag")).contains("\"1\"");
    assertThat(reply.payload().length()).isEqualTo(5);
    try (InputStream stream = reply.payload().stream().get()) {
      assertThat(stream.readAllBytes()).asString().isEqualTo("hello");
    }
  }

  @Test
  void aRedirectIsNotFollowed() {
    assertThat(fetch(at("/moved")).status()).isEqualTo(302);
  }

  @Test
  void aSourceWithoutALengthOrAnAnswerIsNotVerified() {
    assertThat(fetch(at("/endless")).headers().first("x-ms-error-code"))
        .contains("CannotVerifyCopySource");
    assertThat(fetch("http://localhost:1/x").headers().first("x-ms-error-code"))
        .contains("CannotVerifyCopySource");
  }

  @Test
  void withoutPermissionNobodyIsAsked() {
    assertThat(new NoSources().fetch(request(at("/here"))).status()).isEqualTo(403);
  }
}
