package dev.malachite.blob.property;

import static dev.malachite.blob.cases.BlobState.ARCHIVED;
import static dev.malachite.blob.cases.BlobState.IMMUTABLE;
import static dev.malachite.blob.cases.BlobState.NO_BLOB;
import static dev.malachite.blob.cases.BlobState.NO_CONTAINER;
import static dev.malachite.blob.cases.BlobState.SNAPSHOT;
import static dev.malachite.blob.cases.BlobState.UNCOMMITTED;
import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.blob.TestBlobs;
import dev.malachite.blob.cases.BlobState;
import dev.malachite.blob.cases.ConditionCases;
import dev.malachite.blob.cases.Given;
import dev.malachite.blob.cases.LeaseCases;
import dev.malachite.blob.cases.Probe;
import dev.malachite.protocol.Reply;
import java.time.Duration;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class SetBlobLegalHoldTest {
  private static final String URI = "/box/b?comp=legalhold";
  private static final String HOLD = "x-ms-legal-hold";
  private static final Probe PROBE =
      Probe.of("SetBlobLegalHold", URI, Given::blockBlob, HOLD, "true");

  @Test
  void itKeepsTheBlobWhateverTheTime() {
    TestBlobs blobs = new TestBlobs();
    Given.blockBlob(blobs);
    String etag = blobs.header("/box/b", "ETag");
    Reply reply = blobs.send("SetBlobLegalHold", URI, HOLD, "true");
    assertThat(reply.status()).isEqualTo(200);
    assertThat(reply.headers().first(HOLD)).contains("true");
    assertThat(blobs.header("/box/b", HOLD)).isEqualTo("true");
    assertThat(blobs.header("/box/b", "ETag")).isEqualTo(etag);
    blobs.bench().pass(Duration.ofDays(9999));
    assertThat(blobs.refusal("DeleteBlob", "/box/b")).isEqualTo("409 BlobImmutableDueToLegalHold");
    blobs.send("SetBlobLegalHold", URI, HOLD, "false");
    assertThat(blobs.send("DeleteBlob", "/box/b").status()).isEqualTo(202);
  }

  @TestFactory
  Stream<DynamicTest> conditionsAreIgnored() {
    return ConditionCases.ignored(PROBE);
  }

  @TestFactory
  Stream<DynamicTest> leases() {
    return LeaseCases.ignored(PROBE);
  }

  @TestFactory
  Stream<DynamicTest> states() {
    return BlobState.cases(
        PROBE,
        Map.of(
            NO_CONTAINER, "404 ContainerNotFound",
            NO_BLOB, "404 BlobNotFound",
            UNCOMMITTED, "404 BlobNotFound",
            SNAPSHOT, "200",
            IMMUTABLE, "200",
            ARCHIVED, "200"));
  }

  @Test
  void itIsTrueOrFalse() {
    Probe bare = Probe.of("SetBlobLegalHold", URI, Given::blockBlob);
    assertThat(bare.outcome()).isEqualTo("400 MissingRequiredHeader");
    assertThat(bare.outcome(HOLD, "perhaps")).isEqualTo("400 InvalidHeaderValue");
  }
}
