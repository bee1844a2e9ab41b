package dev.malachite.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import com.azure.core.util.BinaryData;
import com.azure.storage.blob.BlobClient;
import com.azure.storage.blob.BlobContainerClient;
import com.azure.storage.blob.sas.BlobContainerSasPermission;
import com.azure.storage.blob.sas.BlobServiceSasSignatureValues;
import dev.malachite.acceptance.blob.BlobClients;
import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.OffsetDateTime;
import org.junit.jupiter.api.Test;

/** The ways a request can travel. */
@Needs("blob")
class HttpTest {
  private final Application application = Application.shared();
  private final BlobContainerClient container = BlobClients.container(application);
  private final String sas =
      container.generateSas(
          new BlobServiceSasSignatureValues(
              OffsetDateTime.now().plusHours(1), BlobContainerSasPermission.parse("racwdl")));

  @Test
  void http2() throws Exception {
    container.getBlobClient("b").upload(BinaryData.fromString("over two"));
    HttpResponse<String> answer = get(HttpClient.Version.HTTP_2, "b");
    assertThat(answer.version()).isEqualTo(HttpClient.Version.HTTP_2);
    assertThat(answer.body()).isEqualTo("over two");
  }

  @Test
  void http1() throws Exception {
    container.getBlobClient("b").upload(BinaryData.fromString("over one"));
    HttpResponse<String> answer = get(HttpClient.Version.HTTP_1_1, "b");
    assertThat(answer.version()).isEqualTo(HttpClient.Version.HTTP_1_1);
    assertThat(answer.body()).isEqualTo("over one");
  }

  @Test
  void aBodyInChunks() throws Exception {
    String answer =
        send(
            "PUT "
                + path("chunks")
                + " HTTP/1.1\r\nHost: 127.0.0.1\r\nx-ms-version: 2025-01-05\r\n"
                + "x-ms-blob-type: BlockBlob\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n"
                + "5\r\nhello\r\n6\r\n world\r\n0\r\n\r\n");
    assertThat(answer).startsWith("HTTP/1.1 201");
    assertThat(container.getBlobClient("chunks").downloadContent().toString())
        .isEqualTo("hello world");
  }

  @Test
  void aClientThatWaitsForContinue() throws Exception {
    try (Socket socket = new Socket("127.0.0.1", application.port("blob"))) {
      socket.setSoTimeout(20_000);
      String head =
          "PUT "
              + path("patient")
              + " HTTP/1.1\r\nHost: 127.0.0.1\r\nx-ms-version: 2025-01-05\r\n"
              + "x-ms-blob-type: BlockBlob\r\nContent-Length: 5\r\nExpect: 100-continue\r\nConnection: close\r\n\r\n";
      socket.getOutputStream().write(head.getBytes(StandardCharsets.US_ASCII));
      InputStream in = socket.getInputStream();
      assertThat(new String(in.readNBytes(25), StandardCharsets.US_ASCII))
          .startsWith("HTTP/1.1 100 Continue");
      socket.getOutputStream().write("later".getBytes(StandardCharsets.US_ASCII));
      assertThat(new String(in.readAllBytes(), StandardCharsets.US_ASCII)).contains("HTTP/1.1 201");
    }
    assertThat(container.getBlobClient("patient").downloadContent().toString()).isEqualTo("later");
  }

  @Test
  void aRefusedClientNeverSendsItsBody() throws Exception {
    String answer =
        send(
            "PUT "
                + path("b").replace("/b?", "/b?comp=nonsense&")
                + " HTTP/1.1\r\nHost: 127.0.0.1\r\n"
                + "x-ms-version: 2025-01-05\r\nContent-Length: 5\r\nExpect: 100-continue\r\n\r\n");
    assertThat(answer).startsWith("HTTP/1.1 400").doesNotContain("100 Continue");
  }

  @Test
  void hostStyle() throws Exception {
    container.getBlobClient("b").upload(BinaryData.fromString("by host"));
    String answer =
        send(
            "GET /"
                + container.getBlobContainerName()
                + "/b?"
                + sas
                + " HTTP/1.1\r\nHost: "
                + Accounts.NAME
                + ".blob.localhost:"
                + application.port("blob")
                + "\r\nx-ms-version: 2025-01-05\r\nConnection: close\r\n\r\n");
    assertThat(answer).startsWith("HTTP/1.1 200").endsWith("by host");
  }

  @Test
  void aVersionTenYearsAheadAndUnknownHeaders() throws Exception {
    container.getBlobClient("b").upload(BinaryData.fromString("later"));
    HttpRequest request =
        HttpRequest.newBuilder(uri("b"))
            .header("x-ms-version", "2036-11-16")
            .header("x-ms-new-thing", "1")
            .build();
    HttpResponse<String> answer =
        HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());
    assertThat(answer.statusCode()).isEqualTo(200);
    assertThat(answer.headers().firstValue("x-ms-version")).contains("2036-11-16");
  }

  @Test
  void everyAnswerSaysWhoItIs() throws Exception {
    HttpRequest request =
        HttpRequest.newBuilder(uri("none"))
            .header("x-ms-version", "2025-01-05")
            .header("x-ms-client-request-id", "my-id")
            .build();
    HttpResponse<String> answer =
        HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());
    assertThat(answer.statusCode()).isEqualTo(404);
    assertThat(answer.headers().firstValue("x-ms-client-request-id")).contains("my-id");
    assertThat(answer.headers().firstValue("x-ms-error-code")).contains("BlobNotFound");
    assertThat(answer.headers().map()).containsKeys("x-ms-request-id", "x-ms-version", "date");
  }

  @Test
  void managementTellsHealthAndMetrics() throws Exception {
    container.getBlobClient("b").upload(BinaryData.fromString("x"));
    String base = "http://127.0.0.1:" + application.managementPort() + "/q/";
    for (String path : new String[] {"health/live", "health/ready"}) {
      assertThat(text(base + path)).contains("\"status\": \"UP\"");
    }
    assertThat(text(base + "metrics"))
        .contains("malachite_requests_seconds_count")
        .contains("PutBlob");
  }

  @Test
  void oneConnectionServesManyRequestsAfterARefusalWithABody() throws Exception {
    BlobClient blob = container.getBlobClient("again");
    blob.upload(BinaryData.fromString("1"));
    for (int i = 0; i < 5; i++) {
      BlobClients.assertRefused(
          409, "BlobAlreadyExists", () -> blob.upload(BinaryData.fromBytes(new byte[300_000])));
      assertThat(blob.downloadContent().toString()).isEqualTo("1");
    }
  }

  private static String text(String uri) throws IOException, InterruptedException {
    return HttpClient.newHttpClient()
        .send(HttpRequest.newBuilder(URI.create(uri)).build(), HttpResponse.BodyHandlers.ofString())
        .body();
  }

  private HttpResponse<String> get(HttpClient.Version version, String blob) throws Exception {
    return HttpClient.newBuilder()
        .version(version)
        .build()
        .send(
            HttpRequest.newBuilder(uri(blob)).header("x-ms-version", "2025-01-05").build(),
            HttpResponse.BodyHandlers.ofString());
  }

  private URI uri(String blob) {
    return URI.create("http://127.0.0.1:" + application.port("blob") + path(blob));
  }

  private String path(String blob) {
    return "/" + Accounts.NAME + "/" + container.getBlobContainerName() + "/" + blob + "?" + sas;
  }

  private String send(String request) throws IOException {
    try (Socket socket = new Socket("127.0.0.1", application.port("blob"))) {
      socket.setSoTimeout(20_000);
      socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
      socket.getOutputStream().flush();
      return new String(socket.getInputStream().readAllBytes(), StandardCharsets.US_ASCII);
    }
  }
}
