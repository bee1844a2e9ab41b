package dev.malachite.blob.lease;

import static dev.malachite.blob.cases.BlobState.COPY_PENDING;
import static dev.malachite.blob.cases.BlobState.NO_BLOB;
import static dev.malachite.blob.cases.BlobState.NO_CONTAINER;
import static dev.malachite.blob.cases.BlobState.SNAPSHOT;
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
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class ChangeBlobLeaseTest {
  private static final String URI = "/box/b?comp=lease";
  private static final String LEASE = "x-ms-lease-id";
  private static final String PROPOSED = "x-ms-proposed-lease-id";
  private static final Probe BARE = Probe.of("ChangeBlobLease", URI, Given::blockBlob);
  private static final Probe PROBE = BARE.with(LEASE, LeaseCases.ID, PROPOSED, LeaseCases.OTHER);

  @Test
  void theNewIdHoldsAndTheOldOneDoesNot() {
    TestBlobs blobs = new TestBlobs();
    leased(blobs);
    Reply reply =
        blobs.send("ChangeBlobLease", URI, LEASE, LeaseCases.ID, PROPOSED, LeaseCases.OTHER);
    assertThat(reply.status()).isEqualTo(200);
    assertThat(reply.headers().first("x-ms-lease-id")).contains(LeaseCases.OTHER);
    assertThat(reply.headers().first("ETag")).isPresent();
    assertThat(blobs.refusal("RenewBlobLease", URI, LEASE, LeaseCases.ID))
        .isEqualTo("409 LeaseIdMismatchWithLeaseOperation");
    assertThat(blobs.send("RenewBlobLease", URI, LEASE, LeaseCases.OTHER).status()).isEqualTo(200);
  }

  @TestFactory
  Stream<DynamicTest> everyState() {
    return LeaseTables.change(BARE);
  }

  @TestFactory
  Stream<DynamicTest> conditions() {
    return ConditionCases.ofWrite(PROBE.given(ChangeBlobLeaseTest::leased));
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
    assertThat(BARE.outcome(LEASE, LeaseCases.ID)).isEqualTo("400 MissingRequiredHeader");
    assertThat(BARE.outcome(PROPOSED, LeaseCases.ID)).isEqualTo("400 MissingRequiredHeader");
    assertThat(BARE.outcome(LEASE, LeaseCases.ID, PROPOSED, "x"))
        .isEqualTo("400 InvalidHeaderValue");
  }
}
