package dev.malachite.blob.batch;

import static dev.malachite.blob.batch.Batches.part;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.malachite.blob.BlobBench;
import dev.malachite.blob.TestBlobs;
import dev.malachite.domain.Ids;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.batch.BatchOperation;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class SubmitBlobBatchTest {
  private static final String URI = "/?comp=batch";
  private final Batches batches = new Batches();
  private final BatchOperation batch = new SubmitBlobBatch(Ids.secure());

  @Test
  void partsAreAnsweredEachByItself() {
    Reply reply =
        batches.submit(batch, URI, part(0, "DELETE /c/a"), part(1, "DELETE /c/b?snapshot=x"));
    assertThat(reply.status()).isEqualTo(202);
    assertThat(batches.asked()).containsExactly("DELETE /c/a key0", "DELETE /c/b?snapshot=x key1");
    assertThat(reply.headers().first("Content-Type").orElseThrow())
        .startsWith("multipart/mixed; boundary=batchresponse_");
    assertThat(TestBlobs.text(reply))
        .contains("Content-ID: 0\r\n")
        .contains("HTTP/1.1 202 Accepted\r\n")
        .contains("HTTP/1.1 404 Not Found\r\n")
        .contains("Content-Length: 4\r\n\r\nnone\r\n")
        .endsWith("--\r\n");
  }

  @Test
  void onlyOneKindOfTwoIsAllowed() {
    assertThat(batches.submit(batch, URI, part(0, "PUT /c/a?comp=tier")).status()).isEqualTo(202);
    assertRefused(part(0, "DELETE /c/a"), part(1, "PUT /c/a?comp=tier"));
    assertRefused(part(0, "GET /c/a"));
    assertRefused(part(0, "PUT /c/a"));
    assertRefused(part(0, "DELETE /c/a?comp=copy"));
    assertRefused(part(0, "POST /?comp=batch"));
    assertRefused();
  }

  @Test
  void partsAreLimited() {
    assertThat(batches.submit(batch, URI, deletes(256)).status()).isEqualTo(202);
    assertThat(batches.asked()).hasSize(256);
    assertRefused(deletes(257));
    String large =
        part(0, "DELETE /c/a").replace("Authorization: key0", "x: " + "y".repeat(5 << 20));
    assertThat(batches.refusal(batch, URI, large)).isEqualTo("413 RequestBodyTooLarge");
  }

  private static String[] deletes(int count) {
    return IntStream.range(0, count)
        .mapToObj(i -> part(i, "DELETE /c/" + i))
        .toArray(String[]::new);
  }

  @Test
  void theBodyMustBeMultipart() {
    Call text = new BlobBench().call(URI, new byte[0], "Content-Type", "text/plain");
    assertThatThrownBy(() -> batch.handle(text, batches::answer))
        .hasFieldOrPropertyWithValue("code.code", "InvalidInput");
    Call bare = new BlobBench().call(URI, new byte[0]);
    assertThatThrownBy(() -> batch.handle(bare, batches::answer))
        .hasFieldOrPropertyWithValue("code.code", "MissingRequiredHeader");
  }

  private void assertRefused(String... parts) {
    assertThat(batches.refusal(batch, URI, parts)).isEqualTo("400 InvalidInput");
  }
}
