package dev.malachite.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import com.azure.core.util.BinaryData;
import com.azure.storage.blob.BlobContainerClient;
import dev.malachite.acceptance.blob.BlobClients;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Reclaim in the packaged application: it works beside the service and says what it did. */
class ReclaimTest {
  private static final Map<String, String> EAGER =
      Map.of(
          "malachite.reclaim.enabled",
          "true",
          "malachite.reclaim.every",
          "1s",
          "malachite.reclaim.longest-read",
          "1s");
  private static final int BLOBS = 40;
  private static final int BYTES = 20_000;

  private final HttpClient http = HttpClient.newHttpClient();

  @Test
  void whatIsReplacedAndDeletedGoesWhileTheServiceAnswers() throws Exception {
    try (Application application = Application.start(EAGER)) {
      BlobContainerClient dead = BlobClients.container(application);
      BlobContainerClient live = BlobClients.container(application);
      BinaryData bytes = BinaryData.fromBytes(new byte[BYTES]);
      for (int blob = 0; blob < BLOBS; blob++) {
        dead.getBlobClient("b" + blob).upload(bytes);
      }
      live.getBlobClient("one").upload(bytes);
      live.getBlobClient("one").upload(BinaryData.fromBytes(new byte[BYTES + 1]), true);
      dead.delete();
      String page = awaitFreed(application, live);
      assertThat(page).contains("\"containers\"").contains("\"dropped-bytes\"");
      assertThat(get(application, "/q/metrics"))
          .contains("malachite_reclaim_reclaimed_total{kind=\"containers\"} 1.0");
      assertThat(live.getBlobClient("one").downloadContent().getLength()).isEqualTo(BYTES + 1);
    }
  }

  // As long as it takes; every look is also a request that the service answers.
  private String awaitFreed(Application application, BlobContainerClient live) throws Exception {
    String page = get(application, "/reclaim");
    for (int look = 0; look < 1200 && freed(page) < (BLOBS + 1L) * BYTES; look++) {
      assertThat(live.getBlobClient("one").exists()).isTrue();
      Thread.sleep(100);
      page = get(application, "/reclaim");
    }
    assertThat(freed(page)).as(page).isGreaterThanOrEqualTo((BLOBS + 1L) * BYTES);
    return page;
  }

  private static long freed(String page) {
    return Pattern.compile("\"bytes\":(\\d+)")
        .matcher(page)
        .results()
        .map(MatchResult::group)
        .mapToLong(each -> Long.parseLong(each.substring(each.indexOf(':') + 1)))
        .sum();
  }

  private String get(Application application, String path) throws Exception {
    URI uri = URI.create("http://127.0.0.1:" + application.managementPort() + path);
    HttpResponse<String> response =
        http.send(HttpRequest.newBuilder(uri).build(), HttpResponse.BodyHandlers.ofString());
    assertThat(response.statusCode()).isEqualTo(200);
    return response.body();
  }
}
