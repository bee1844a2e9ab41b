package dev.malachite.acceptance.blob;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.matchesPattern;
import static org.hamcrest.Matchers.notNullValue;

import com.azure.storage.blob.BlobContainerClient;
import com.azure.storage.blob.sas.BlobContainerSasPermission;
import com.azure.storage.blob.sas.BlobServiceSasSignatureValues;
import dev.malachite.acceptance.Application;
import io.restassured.specification.RequestSpecification;
import java.time.OffsetDateTime;
import org.junit.jupiter.api.Test;

/** What is on the wire, beside what the SDK makes of it. */
class WireTest {
  private static final String ETAG = "\"0x8D[0-9A-F]{13}\"";

  private final BlobContainerClient container = BlobClients.container(Application.shared());
  private final String sas =
      container.generateSas(
          new BlobServiceSasSignatureValues(
              OffsetDateTime.now().plusHours(1), BlobContainerSasPermission.parse("racwdl")));

  @Test
  void aPutTellsETagDateAndDigests() {
    request()
        .header("x-ms-blob-type", "BlockBlob")
        .body("hello".getBytes(java.nio.charset.StandardCharsets.UTF_8))
        .put(url("b"))
        .then()
        .statusCode(201)
        .header("ETag", matchesPattern(ETAG))
        .header("Last-Modified", notNullValue())
        .header("Content-MD5", "XUFAKrxLKna5cZ2REBfFkg==")
        .header("x-ms-request-server-encrypted", "true");
  }

  @Test
  void aRangeIsAnsweredWithTheRange() {
    container.getBlobClient("b").upload(com.azure.core.util.BinaryData.fromString("0123456789"));
    request()
        .header("x-ms-range", "bytes=2-5")
        .get(url("b"))
        .then()
        .statusCode(206)
        .header("Content-Range", "bytes 2-5/10")
        .header("Content-Length", "4")
        .body(equalTo("2345"));
    request()
        .header("Range", "bytes=10-")
        .get(url("b"))
        .then()
        .statusCode(416)
        .header("x-ms-error-code", "InvalidRange");
  }

  @Test
  void anUnchangedBlobIsNotSentAgain() {
    container.getBlobClient("b").upload(com.azure.core.util.BinaryData.fromString("same"));
    String etag = container.getBlobClient("b").getProperties().getETag();
    request().header("If-None-Match", quoted(etag)).get(url("b")).then().statusCode(304);
    request().header("If-Match", "\"0x8D0000000000000\"").get(url("b")).then().statusCode(412);
  }

  @Test
  void aListIsXml() {
    container.getBlobClient("one").upload(com.azure.core.util.BinaryData.fromString("1"));
    request()
        .get(container.getBlobContainerUrl() + "?restype=container&comp=list&" + sas)
        .then()
        .statusCode(200)
        .contentType("application/xml")
        .body("EnumerationResults.Blobs.Blob.Name", equalTo("one"))
        .body("EnumerationResults.Blobs.Blob.Properties.'Content-Length'", equalTo("1"));
  }

  private static String quoted(String etag) {
    return etag.startsWith("\"") ? etag : "\"" + etag + "\"";
  }

  private static RequestSpecification request() {
    return given().urlEncodingEnabled(false).header("x-ms-version", "2025-01-05");
  }

  private String url(String blob) {
    return container.getBlobContainerUrl() + "/" + blob + "?" + sas;
  }
}
