package dev.malachite.acceptance.blob;

import static org.assertj.core.api.Assertions.assertThat;

import com.azure.core.util.BinaryData;
import com.azure.storage.blob.BlobContainerClient;
import com.azure.storage.blob.BlobServiceClient;
import com.azure.storage.blob.models.BlobServiceProperties;
import com.azure.storage.blob.models.StaticWebsite;
import dev.malachite.acceptance.Accounts;
import dev.malachite.acceptance.Application;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The website of an account, reached by its host name. */
class StaticWebsiteTest {
  @Test
  void pagesAreServedToEverybody() {
    try (Application application = Application.start(Map.of())) {
      BlobServiceClient service = BlobClients.service(application);
      assertThat(visit(application, "GET", "web", "/")).startsWith("HTTP/1.1 404");
      service.setProperties(
          new BlobServiceProperties()
              .setStaticWebsite(
                  new StaticWebsite()
                      .setEnabled(true)
                      .setIndexDocument("index.html")
                      .setErrorDocument404Path("404.html")));
      BlobContainerClient web = service.createBlobContainer("$web");
      web.getBlobClient("index.html").upload(BinaryData.fromString("<h1>home</h1>"));
      web.getBlobClient("a b/index.html").upload(BinaryData.fromString("<h1>a b</h1>"));
      web.getBlobClient("404.html").upload(BinaryData.fromString("<h1>lost</h1>"));
      assertThat(visit(application, "GET", "web", "/"))
          .startsWith("HTTP/1.1 200")
          .endsWith("<h1>home</h1>");
      assertThat(visit(application, "GET", "z6.web", "/a%20b/?x=1")).endsWith("<h1>a b</h1>");
      assertThat(visit(application, "GET", "web", "/none/at/all"))
          .startsWith("HTTP/1.1 404")
          .endsWith("<h1>lost</h1>");
      assertThat(visit(application, "HEAD", "web", "/index.html"))
          .startsWith("HTTP/1.1 200")
          .containsIgnoringCase("Content-Length: 13");
      assertThat(visit(application, "PUT", "web", "/index.html")).startsWith("HTTP/1.1 405");
      assertThat(visit(application, "GET", "blob", "/$web/index.html")).doesNotContain("home");
    }
  }

  /** By hand, because the name of the host leads nowhere. */
  private static String visit(Application application, String method, String label, String path) {
    String host = Accounts.NAME + "." + label + ".localhost";
    String request =
        method
            + " "
            + path
            + " HTTP/1.1\r\nHost: "
            + host
            + "\r\nContent-Length: 0\r\nConnection: close\r\n\r\n";
    try (Socket socket = new Socket("127.0.0.1", application.port("blob"))) {
      socket.getOutputStream().write(request.getBytes(StandardCharsets.UTF_8));
      return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }
}
