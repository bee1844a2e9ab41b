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
import dev.malachite.blob.cases.LeaseTables;
import dev.malachite.blob.cases.Probe;
import dev.malachite.protocol.Reply;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class BreakBlobLeaseTest {
  private static final String URI = "/box/b?comp=lease";
  private static final String PERIOD = "x-ms-lease-break-period";
  private static final Probe PROBE = Probe.of("BreakBlobLease", URI, Given::blockBlob);

  @Test
  void aFiniteLeaseBreaksWhenItsTimeIsOver() {
    TestBlobs blobs = new TestBlobs();
    Given.blockBlob(blobs);
    blobs.send("AcquireBlobLease", URI, "x-ms-lease-duration", "60");
    blobs.bench().pass(Duration.ofSeconds(20));
    Reply reply = blobs.send("BreakBlobLease", URI);
    assertThat(reply.status()).isEqualTo(202);
    assertThat(reply.headers().first("x-ms-lease-time")).contains("40");
    assertThat(reply.headers().has("x-ms-lease-id")).isFalse();
    assertThat(blobs.send("BreakBlobLease", URI, PERIOD, "50").headers().first("x-ms-lease-time"))
        .contains("40");
    assertThat(blobs.send("BreakBlobLease", URI, PERIOD, "5").headers().first("x-ms-lease-time"))
        .contains("5");
    blobs.bench().pass(Duration.ofSeconds(5));
    assertThat(blobs.send("GetBlobProperties", "/box/b").headers().first("x-ms-lease-state"))
        .contains("broken");
  }

  @TestFactory
  Stream<DynamicTest> everyState() {
    return LeaseTables.breakOff(PROBE);
  }

  @TestFactory
  Stream<DynamicTest> conditions() {
    return ConditionCases.ofWrite(PROBE.given(BreakBlobLeaseTest::leased));
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
  void thePeriodIsBounded() {
    for (String period : List.of("-1", "61", "x")) {
      assertThat(PROBE.outcome(PERIOD, period)).as(period).isEqualTo("400 InvalidHeaderValue");
    }
  }
}
