package dev.malachite.blob.batch;

import static dev.malachite.blob.batch.Batches.part;
import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.blob.TestBlobs;
import dev.malachite.domain.Ids;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.batch.BatchOperation;
import org.junit.jupiter.api.Test;

class SubmitContainerBlobBatchTest {
  private static final String URI = "/c?restype=container&comp=batch";
  private final Batches batches = new Batches();
  private final BatchOperation batch = new SubmitContainerBlobBatch(Ids.secure());

  @Test
  void itStaysInItsContainer() {
    Reply reply = batches.submit(batch, URI, part(0, "DELETE /c/a"), part(1, "DELETE /c/b"));
    assertThat(reply.status()).isEqualTo(202);
    assertThat(batches.asked()).containsExactly("DELETE /c/a key0", "DELETE /c/b key1");
    assertThat(TestBlobs.text(reply)).contains("HTTP/1.1 202 Accepted\r\n");
  }

  @Test
  void otherContainersAndOperationsAreRefused() {
    assertThat(batches.refusal(batch, URI, part(0, "DELETE /cc/a"))).isEqualTo("400 InvalidInput");
    assertThat(batches.refusal(batch, URI, part(0, "DELETE /c/a"), part(1, "DELETE /d/a")))
        .isEqualTo("400 InvalidInput");
    assertThat(batches.refusal(batch, URI, part(0, "GET /c/a"))).isEqualTo("400 InvalidInput");
    assertThat(batches.refusal(batch, URI)).isEqualTo("400 InvalidInput");
    assertThat(batches.asked()).isEmpty();
  }
}
