package dev.malachite.blob.account;

import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.blob.TestBlobs;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Reply;
import org.junit.jupiter.api.Test;

class GetBlobServiceStatsTest {
  private static final String URI = "/?restype=service&comp=stats";
  private final TestBlobs blobs = new TestBlobs();

  @Test
  void theSecondaryIsNeverBehind() {
    Call call = blobs.bench().secondaryCall(URI);
    Reply reply = blobs.operation("GetBlobServiceStats").handle(call);
    assertThat(reply.status()).isEqualTo(200);
    assertThat(TestBlobs.text(reply))
        .contains("<Status>live</Status>")
        .contains("<LastSyncTime>Mon, 16 Nov 2026 00:00:00 GMT</LastSyncTime>");
  }

  @Test
  void thePrimaryDoesNotAnswerIt() {
    assertThat(blobs.refusal("GetBlobServiceStats", URI))
        .isEqualTo("400 InvalidQueryParameterValue");
  }
}
