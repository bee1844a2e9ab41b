package dev.malachite.blob.lease;

import static dev.malachite.blob.cases.BlobState.COPY_PENDING;
import static dev.malachite.blob.cases.BlobState.NO_BLOB;
import static dev.malachite.blob.cases.BlobState.NO_CONTAINER;
import static dev.malachite.blob.cases.BlobState.SNAPSHOT;
import static dev.malachite.blob.cases.LeaseState.EXPIRED;
import static dev.malachite.blob.cases.LeaseState.LEASED;
import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.blob.TestBlobs;
import dev.malachite.blob.cases.BlobState;
import dev.malachite.blob.cases.ConditionCases;
import dev.malachite.blob.cases.Given;
import dev.malachite.blob.cases.LeaseCases;
import dev.malachite.blob.cases.LeaseTables;
import dev.malachite.blob.cases.Probe;
import dev.malachite.protocol.Reply;
import java.time.Duration;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class RenewBlobLeaseTest {
  private static final String URI = "/box/b?comp=lease";
  private static final Probe BARE = Probe.of("RenewBlobLease", URI, Given::blockBlob);
  private static final Probe PROBE = BARE.with("x-ms-lease-id", LeaseCases.ID);

  @Test
  void theClockStartsAgain() {
    TestBlobs blobs = new TestBlobs();
    Given.blockBlob(blobs);
    blobs.send(
        "AcquireBlobLease",
        URI,
        "x-ms-lease-duration",
        "15",
        "x-ms-proposed-lease-id",
        LeaseCases.ID);
    blobs.bench().pass(Duration.ofSeconds(14));
    Reply reply = blobs.send("RenewBlobLease", URI, "x-ms-lease-id", LeaseCases.ID);
    assertThat(reply.status()).isEqualTo(200);
    assertThat(reply.headers().first("x-ms-lease-id")).contains(LeaseCases.ID);
    assertThat(reply.headers().first("ETag")).isPresent();
    blobs.bench().pass(Duration.ofSeconds(14));
    assertThat(blobs.send("GetBlobProperties", "/box/b").headers().first("x-ms-lease-state"))
        .contains("leased");
    blobs.bench().pass(Duration.ofSeconds(1));
    assertThat(blobs.send("GetBlobProperties", "/box/b").headers().first("x-ms-lease-state"))
        .contains("expired");
  }

  @Test
  void anExpiredLeaseOfAChangedBlobIsGone() {
    TestBlobs blobs = new TestBlobs();
    Given.blockBlob(blobs);
    EXPIRED.bring(blobs, "/box/b");
    blobs.send("SetBlobMetadata", "/box/b?comp=metadata", "x-ms-meta-a", "1");
    assertThat(blobs.refusal("RenewBlobLease", URI, "x-ms-lease-id", LeaseCases.ID))
        .isEqualTo("409 LeaseIdMismatchWithLeaseOperation");
  }

  @TestFactory
  Stream<DynamicTest> everyState() {
    return LeaseTables.renew(BARE);
  }

  @TestFactory
  Stream<DynamicTest> conditions() {
    return ConditionCases.ofWrite(PROBE.given(RenewBlobLeaseTest::leased));
  }

  private static void leased(TestBlobs blobs) {
    Given.blockBlob(blobs);
    LEASED.bring(blobs, "/box/b");
  }

  @TestFactory
  Stream<DynamicTest> states() {
    return BlobState.cases(
        PROBE.given(Given::blockBlob),
        Map.of(
            NO_CONTAINER, "404 ContainerNotFound",
            NO_BLOB, "404 BlobNotFound",
            SNAPSHOT, "400 InvalidOperation",
            COPY_PENDING, "409 PendingCopyOperation"));
  }

  @Test
  void badInputIsRefused() {
    assertThat(BARE.outcome()).isEqualTo("400 MissingRequiredHeader");
    assertThat(BARE.outcome("x-ms-lease-id", "x")).isEqualTo("400 InvalidHeaderValue");
  }
}
