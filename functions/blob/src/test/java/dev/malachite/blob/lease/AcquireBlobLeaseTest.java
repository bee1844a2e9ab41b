package dev.malachite.blob.lease;

import static dev.malachite.blob.cases.BlobState.COPY_PENDING;
import static dev.malachite.blob.cases.BlobState.NO_BLOB;
import static dev.malachite.blob.cases.BlobState.NO_CONTAINER;
import static dev.malachite.blob.cases.BlobState.SNAPSHOT;
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
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class AcquireBlobLeaseTest {
  private static final String URI = "/box/b?comp=lease";
  private static final String PROPOSED = "x-ms-proposed-lease-id";
  private static final Probe BARE = Probe.of("AcquireBlobLease", URI, Given::blockBlob);
  private static final Probe PROBE = BARE.with("x-ms-lease-duration", "60");

  @Test
  void theIdIsTheOneProposedOrAFreshOne() {
    TestBlobs blobs = new TestBlobs();
    Given.blockBlob(blobs);
    Reply fresh = blobs.send("AcquireBlobLease", URI, "x-ms-lease-duration", "15");
    assertThat(fresh.status()).isEqualTo(201);
    assertThat(fresh.headers().first("x-ms-lease-id").orElseThrow()).hasSize(36);
    assertThat(fresh.headers().first("ETag")).isPresent();
    assertThat(fresh.headers().first("Last-Modified")).isPresent();
    blobs.bench().pass(Duration.ofSeconds(15));
    Reply proposed =
        blobs.send("AcquireBlobLease", URI, "x-ms-lease-duration", "-1", PROPOSED, LeaseCases.ID);
    assertThat(proposed.headers().first("x-ms-lease-id")).contains(LeaseCases.ID);
    Reply read = blobs.send("GetBlobProperties", "/box/b");
    assertThat(read.headers().first("x-ms-lease-status")).contains("locked");
    assertThat(read.headers().first("x-ms-lease-state")).contains("leased");
    assertThat(read.headers().first("x-ms-lease-duration")).contains("infinite");
  }

  @TestFactory
  Stream<DynamicTest> everyState() {
    return LeaseTables.acquire(PROBE);
  }

  @TestFactory
  Stream<DynamicTest> conditions() {
    return ConditionCases.ofWrite(PROBE);
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
    for (String duration : List.of("14", "61", "0", "-2", "x")) {
      assertThat(BARE.outcome("x-ms-lease-duration", duration))
          .as(duration)
          .isEqualTo("400 InvalidHeaderValue");
    }
    assertThat(PROBE.outcome(PROPOSED, "not-an-id")).isEqualTo("400 InvalidHeaderValue");
  }
}
