package dev.malachite.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import com.azure.storage.blob.BlobContainerClient;
import com.azure.storage.blob.sas.BlobContainerSasPermission;
import com.azure.storage.blob.sas.BlobServiceSasSignatureValues;
import dev.malachite.acceptance.blob.BlobClients;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.OffsetDateTime;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/**
 * What is wrong is refused with the API's own error, and nothing is stored. Requests are written
 * byte by byte.
 */
@Needs("blob")
class MalformedInputTest {
  private final Application application = Application.shared();
  private final BlobContainerClient container = BlobClients.container(application);
  private final String sas =
      container.generateSas(
          new BlobServiceSasSignatureValues(
              OffsetDateTime.now().plusHours(1), BlobContainerSasPermission.parse("racwdl")));

  @AfterEach
  void nothingIsStored() {
    assertThat(container.listBlobs().stream()).isEmpty();
  }

  @Test
  void aWrongSignature() throws IOException {
    String path = path("b").replaceFirst("sig=..", "sig=AA");
    assertThat(send("PUT", path, "x-ms-blob-type: BlockBlob\r\nContent-Length: 1", "x"))
        .startsWith("HTTP/1.1 403")
        .contains("<Code>AuthenticationFailed</Code>");
  }

  @Test
  void aNameLongerThanAnyKey() throws IOException {
    String name = "x".repeat(5000);
    // Who may see the container, or which policy the signature names, is asked for by its name.
    for (String query : List.of("", "&sv=2024-11-04&sr=c&si=policy&sig=AAAA")) {
      String target = "/" + Accounts.NAME + "/" + name + "?restype=container" + query;
      assertThat(send("GET", target, "x-ms-version: 2024-11-04", ""))
          .startsWith("HTTP/1.1 4")
          .doesNotContain("InternalError");
    }
  }

  @Test
  void aWrongMd5() throws IOException {
    assertThat(
            send(
                "PUT",
                path("b"),
                "x-ms-blob-type: BlockBlob\r\nContent-MD5: 1B2M2Y8AsgTpgAmY7PhCfg==\r\nContent-Length: 1",
                "x"))
        .startsWith("HTTP/1.1 400")
        .contains(
            "<Code>Md5Mismatch</Code>",
            "<UserSpecifiedMd5>1B2M2Y8AsgTpgAmY7PhCfg==</UserSpecifiedMd5>");
  }

  @Test
  void aWrongCrc64() throws IOException {
    assertThat(
            send(
                "PUT",
                path("b"),
                "x-ms-blob-type: BlockBlob\r\nx-ms-content-crc64: AAAAAAAAAAA=\r\nContent-Length: 1",
                "x"))
        .startsWith("HTTP/1.1 400")
        .contains("<Code>Crc64Mismatch</Code>");
  }

  @Test
  void anMd5ThatIsNone() throws IOException {
    assertThat(
            send(
                "PUT",
                path("b"),
                "x-ms-blob-type: BlockBlob\r\nContent-MD5: nonsense\r\nContent-Length: 1",
                "x"))
        .startsWith("HTTP/1.1 400")
        .contains("<Code>InvalidMd5</Code>");
  }

  @Test
  void hugeHeaders() throws IOException {
    assertThat(
            send(
                "PUT",
                path("b"),
                "x-ms-blob-type: BlockBlob\r\nx-ms-meta-a: "
                    + "x".repeat(100_000)
                    + "\r\nContent-Length: 0",
                ""))
        .startsWith("HTTP/1.1 4")
        .contains("<Code>");
  }

  @Test
  void tooMuchMetadata() throws IOException {
    assertThat(
            send(
                "PUT",
                path("b"),
                "x-ms-blob-type: BlockBlob\r\nx-ms-meta-a: "
                    + "x".repeat(9_000)
                    + "\r\nContent-Length: 0",
                ""))
        .startsWith("HTTP/1.1 400")
        .contains("<Code>MetadataTooLarge</Code>");
  }

  @Test
  void aNegativeLength() throws IOException {
    assertThat(send("PUT", path("b"), "x-ms-blob-type: BlockBlob\r\nContent-Length: -5", ""))
        .startsWith("HTTP/1.1 400")
        .contains("<Code>InvalidHeaderValue</Code>");
  }

  @Test
  void aBodyThatEndsEarly() throws IOException {
    try (Socket socket = new Socket("127.0.0.1", application.port("blob"))) {
      socket
          .getOutputStream()
          .write(
              request(
                  "PUT", path("b"), "x-ms-blob-type: BlockBlob\r\nContent-Length: 100", "short"));
      socket.getOutputStream().flush();
    }
    // The next request on another connection sees that nothing was stored: see nothingIsStored.
    assertThat(send("GET", path("b"), "", "")).startsWith("HTTP/1.1 404").contains("BlobNotFound");
  }

  @Test
  void aBrokenChunk() throws IOException {
    assertThat(
            send(
                "PUT",
                path("b"),
                "x-ms-blob-type: BlockBlob\r\nTransfer-Encoding: chunked",
                "zz\r\nx\r\n"))
        .doesNotStartWith("HTTP/1.1 2")
        .doesNotStartWith("HTTP/1.1 5");
  }

  @Test
  void anUnknownBlobType() throws IOException {
    assertThat(send("PUT", path("b"), "x-ms-blob-type: Cloud\r\nContent-Length: 0", ""))
        .startsWith("HTTP/1.1 400")
        .contains("<Code>InvalidHeaderValue</Code>", "<HeaderName>x-ms-blob-type</HeaderName>");
  }

  @Test
  void aMissingBlobType() throws IOException {
    assertThat(send("PUT", path("b"), "Content-Length: 0", ""))
        .startsWith("HTTP/1.1 400")
        .contains("<Code>MissingRequiredHeader</Code>");
  }

  @Test
  void aBrokenEscape() throws IOException {
    assertThat(send("GET", "/devstoreaccount1/c/%zz?" + sas, "", "")).startsWith("HTTP/1.1 400");
  }

  @Test
  void aNameWithAZero() throws IOException {
    assertThat(send("PUT", path("a%00b"), "x-ms-blob-type: BlockBlob\r\nContent-Length: 0", ""))
        .startsWith("HTTP/1.1 400")
        .contains("<Code>InvalidResourceName</Code>");
  }

  @Test
  void badXml() throws IOException {
    String body = "<BlockList><Latest>";
    assertThat(send("PUT", path("b") + "&comp=blocklist", "Content-Length: " + body.length(), body))
        .startsWith("HTTP/1.1 400")
        .contains("<Code>InvalidXmlDocument</Code>");
  }

  @Test
  void anUnknownComp() throws IOException {
    assertThat(
            send(
                "PUT",
                path("b") + "&comp=nonsense",
                "x-ms-blob-type: BlockBlob\r\nContent-Length: 1",
                "x"))
        .startsWith("HTTP/1.1 400")
        .contains("<Code>InvalidQueryParameterValue</Code>");
  }

  private String path(String blob) {
    return "/" + Accounts.NAME + "/" + container.getBlobContainerName() + "/" + blob + "?" + sas;
  }

  private String send(String method, String path, String headers, String body) throws IOException {
    try (Socket socket = new Socket("127.0.0.1", application.port("blob"))) {
      socket.setSoTimeout(20_000);
      OutputStream out = socket.getOutputStream();
      out.write(request(method, path, headers, body));
      out.flush();
      InputStream in = socket.getInputStream();
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  private static byte[] request(String method, String path, String headers, String body) {
    String head = headers.isEmpty() ? "" : headers + "\r\n";
    return (method
            + " "
            + path
            + " HTTP/1.1\r\nHost: 127.0.0.1\r\nx-ms-version: 2025-01-05\r\n"
            + "Connection: close\r\n"
            + head
            + "\r\n"
            + body)
        .getBytes(StandardCharsets.ISO_8859_1);
  }
}
