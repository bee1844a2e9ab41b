package dev.malachite.acceptance.file;

import static org.assertj.core.api.Assertions.assertThat;

import com.azure.storage.common.implementation.contentvalidation.StorageCrc64Calculator;
import com.azure.storage.file.share.ShareClient;
import com.azure.storage.file.share.sas.ShareSasPermission;
import com.azure.storage.file.share.sas.ShareServiceSasSignatureValues;
import dev.malachite.acceptance.Application;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.time.OffsetDateTime;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** x-ms-structured-body, in both directions; the checksums are computed by the SDK. */
class StructuredBodyTest {
  private static final String FORMAT = "XSM/1.0; properties=crc64";
  private static final HttpClient CLIENT =
      HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

  private final ShareClient share = FileClients.share();
  private final byte[] content = new byte[10_000];

  StructuredBodyTest() {
    new Random(9).nextBytes(content);
    share.createFile("f", content.length);
  }

  private HttpRequest.Builder request(String query) {
    String sas =
        share.generateSas(
            new ShareServiceSasSignatureValues(
                OffsetDateTime.now().plusHours(1),
                new ShareSasPermission().setReadPermission(true).setWritePermission(true)));
    String base = Application.shared().endpoint("file") + "/" + share.getShareName() + "/f?";
    return HttpRequest.newBuilder(URI.create(base + query + sas))
        .header("x-ms-version", "2025-05-05")
        .header("x-ms-structured-body", FORMAT);
  }

  private HttpResponse<byte[]> put(byte[] message) throws Exception {
    return CLIENT.send(
        request("comp=range&")
            .header("x-ms-write", "update")
            .header("x-ms-range", "bytes=0-" + (content.length - 1))
            .header("x-ms-structured-content-length", Integer.toString(content.length))
            .PUT(HttpRequest.BodyPublishers.ofByteArray(message))
            .build(),
        HttpResponse.BodyHandlers.ofByteArray());
  }

  @Test
  void aRangeIsUnpackedAndChecked() throws Exception {
    byte[] message = message();
    HttpResponse<byte[]> reply = put(message);
    assertThat(reply.statusCode()).isEqualTo(201);
    assertThat(reply.headers().firstValue("x-ms-structured-body")).contains(FORMAT);
    assertThat(FileClients.read(share.getFileClient("f"))).isEqualTo(content);
    message[5000] ^= 1;
    HttpResponse<byte[]> refused = put(message);
    assertThat(refused.statusCode()).isEqualTo(400);
    assertThat(refused.headers().firstValue("x-ms-error-code")).contains("Crc64Mismatch");
  }

  @Test
  void aDownloadIsPacked() throws Exception {
    put(message());
    HttpResponse<byte[]> reply =
        CLIENT.send(request("").build(), HttpResponse.BodyHandlers.ofByteArray());
    assertThat(reply.statusCode()).isEqualTo(200);
    assertThat(reply.headers().firstValue("x-ms-structured-content-length")).contains("10000");
    assertThat(reply.body()).isEqualTo(message());
  }

  private byte[] message() {
    int size = 13 + 18 + content.length + 8;
    long crc = StorageCrc64Calculator.compute(content, 0);
    return ByteBuffer.allocate(size)
        .order(ByteOrder.LITTLE_ENDIAN)
        .put((byte) 1)
        .putLong(size)
        .putShort((short) 1)
        .putShort((short) 1)
        .putShort((short) 1)
        .putLong(content.length)
        .put(content)
        .putLong(crc)
        .putLong(crc)
        .array();
  }
}
