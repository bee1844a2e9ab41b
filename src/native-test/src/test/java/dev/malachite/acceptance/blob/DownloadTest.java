package dev.malachite.acceptance.blob;

import static org.assertj.core.api.Assertions.assertThat;

import com.azure.core.util.BinaryData;
import com.azure.storage.blob.BlobClient;
import com.azure.storage.blob.BlobContainerClient;
import dev.malachite.acceptance.Application;
import java.io.IOException;
import java.io.InputStream;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What happens to a blob, or to its reader, while it is sent. */
class DownloadTest {
  // More than sockets hold, so that most of it is still to be sent when its first byte is here.
  private static final int LENGTH = 24 * 1024 * 1024 + 77;
  private static final int READERS = 8;

  private final BlobContainerClient container = BlobClients.container(Application.shared());
  private final BlobClient blob = container.getBlobClient("large");
  private final byte[] bytes = new byte[LENGTH];

  @BeforeEach
  void write() {
    new Random(17).nextBytes(bytes);
    blob.upload(BinaryData.fromBytes(bytes));
    // From now on it need not be read to be sent.
    assertThat(blob.downloadContent().toBytes()).isEqualTo(bytes);
  }

  @Test
  void aBlobThatIsDeletedMeanwhileComesWhole() throws Exception {
    try (HttpClient client = client();
        InputStream body = open(client)) {
      int first = body.read();
      blob.delete();
      assertRest(body, first);
    }
  }

  @Test
  void aBlobThatIsReplacedMeanwhileComesAsItWas() throws Exception {
    try (HttpClient client = client();
        InputStream body = open(client)) {
      int first = body.read();
      byte[] others = new byte[LENGTH];
      blob.upload(BinaryData.fromBytes(others), true);
      assertRest(body, first);
      assertThat(blob.downloadContent().toBytes()).isEqualTo(others);
    }
  }

  @Test
  void readersThatLeaveAreInNobodysWay() throws Exception {
    try (HttpClient client = client()) {
      List<InputStream> begun = new ArrayList<>();
      for (int reader = 0; reader < READERS; reader++) {
        InputStream body = open(client);
        assertThat(body.read()).isEqualTo(bytes[0] & 0xff);
        begun.add(body);
      }
      for (InputStream each : begun) {
        each.close();
      }
      try (InputStream body = open(client)) {
        assertRest(body, body.read());
      }
    }
  }

  // With HTTP/2 readers that pause would share one connection, and what it lets through.
  private static HttpClient client() {
    return HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
  }

  private InputStream open(HttpClient client) throws IOException, InterruptedException {
    HttpRequest request =
        RawBlobs.request(
                Application.shared(), "/" + container.getBlobContainerName() + "/large", "")
            .GET()
            .build();
    return client.send(request, BodyHandlers.ofInputStream()).body();
  }

  private void assertRest(InputStream body, int first) throws IOException {
    assertThat(first).isEqualTo(bytes[0] & 0xff);
    assertThat(body.readAllBytes()).isEqualTo(Arrays.copyOfRange(bytes, 1, LENGTH));
  }
}
