package dev.malachite.acceptance.blob;

import static org.assertj.core.api.Assertions.assertThat;

import com.azure.core.util.BinaryData;
import com.azure.storage.blob.BlobContainerClient;
import com.azure.storage.common.implementation.contentvalidation.StorageCrc64Calculator;
import dev.malachite.acceptance.Application;
import java.net.http.HttpResponse;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** x-ms-structured-body, in both directions; the checksums are computed by the SDK. */
class StructuredBodyTest {
  private static final String FORMAT = "XSM/1.0; properties=crc64";
  private final BlobContainerClient container = BlobClients.container(Application.shared());
  private final String path = "/" + container.getBlobContainerName() + "/b";
  private final byte[] content = new byte[100_000];

  StructuredBodyTest() {
    new Random(9).nextBytes(content);
  }

  @Test
  void anUploadIsUnpackedAndChecked() {
    byte[] message = message(content, 30_000);
    HttpResponse<byte[]> reply = put(message, content.length);
    assertThat(reply.statusCode()).isEqualTo(201);
    assertThat(RawBlobs.header(reply, "x-ms-structured-body")).isEqualTo(FORMAT);
    assertThat(container.getBlobClient("b").downloadContent().toBytes()).isEqualTo(content);
    message[5000] ^= 1;
    HttpResponse<byte[]> refused = put(message, content.length);
    assertThat(refused.statusCode()).isEqualTo(400);
    assertThat(RawBlobs.header(refused, "x-ms-error-code")).isEqualTo("Crc64Mismatch");
    assertThat(RawBlobs.header(put(message(content, 30_000), 5), "x-ms-error-code"))
        .isEqualTo("InvalidInput");
    assertThat(container.getBlobClient("b").downloadContent().toBytes()).isEqualTo(content);
  }

  @Test
  void aBlockIsUnpackedToo() {
    HttpResponse<byte[]> reply =
        RawBlobs.put(
            RawBlobs.request(Application.shared(), path, "comp=block&blockid=AAAA")
                .header("x-ms-structured-body", FORMAT)
                .header("x-ms-structured-content-length", Integer.toString(content.length)),
            message(content, 64_000));
    assertThat(reply.statusCode()).isEqualTo(201);
    container.getBlobClient("b").getBlockBlobClient().commitBlockList(List.of("AAAA"));
    assertThat(container.getBlobClient("b").downloadContent().toBytes()).isEqualTo(content);
  }

  @Test
  void aDownloadIsPacked() {
    container.getBlobClient("b").upload(BinaryData.fromBytes(content));
    HttpResponse<byte[]> whole =
        RawBlobs.get(
            RawBlobs.request(Application.shared(), path, "")
                .header("x-ms-structured-body", FORMAT));
    assertThat(whole.statusCode()).isEqualTo(200);
    assertThat(RawBlobs.header(whole, "x-ms-structured-content-length")).isEqualTo("100000");
    assertThat(whole.body()).isEqualTo(message(content, content.length));
    HttpResponse<byte[]> part =
        RawBlobs.get(
            RawBlobs.request(Application.shared(), path, "")
                .header("x-ms-structured-body", FORMAT)
                .header("x-ms-range", "bytes=10-99"));
    assertThat(part.statusCode()).isEqualTo(206);
    assertThat(part.body()).isEqualTo(message(Arrays.copyOfRange(content, 10, 100), 90));
  }

  @Test
  void otherFormatsAreRefused() {
    container.getBlobClient("b").upload(BinaryData.fromBytes(content));
    HttpResponse<byte[]> reply =
        RawBlobs.get(
            RawBlobs.request(Application.shared(), path, "")
                .header("x-ms-structured-body", "XSM/9"));
    assertThat(reply.statusCode()).isEqualTo(400);
    assertThat(RawBlobs.header(reply, "x-ms-error-code")).isEqualTo("InvalidHeaderValue");
  }

  private HttpResponse<byte[]> put(byte[] message, int contentLength) {
    return RawBlobs.put(
        RawBlobs.request(Application.shared(), path, "")
            .header("x-ms-blob-type", "BlockBlob")
            .header("x-ms-structured-body", FORMAT)
            .header("x-ms-structured-content-length", Integer.toString(contentLength)),
        message);
  }

  private static byte[] message(byte[] content, int segmentLength) {
    int segments = Math.ceilDiv(content.length, segmentLength);
    int size = 13 + segments * 18 + content.length + 8;
    ByteBuffer message = ByteBuffer.allocate(size).order(ByteOrder.LITTLE_ENDIAN);
    message.put((byte) 1).putLong(size).putShort((short) 1).putShort((short) segments);
    for (int i = 0; i < segments; i++) {
      int end = Math.min(content.length, (i + 1) * segmentLength);
      byte[] segment = Arrays.copyOfRange(content, i * segmentLength, end);
      message.putShort((short) (i + 1)).putLong(segment.length).put(segment);
      message.putLong(StorageCrc64Calculator.compute(segment, 0));
    }
    return message.putLong(StorageCrc64Calculator.compute(content, 0)).array();
  }
}
