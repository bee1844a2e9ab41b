package dev.malachite.blob.property;

import static dev.malachite.blob.cases.BlobState.APPEND_BLOB;
import static dev.malachite.blob.cases.BlobState.ARCHIVED;
import static dev.malachite.blob.cases.BlobState.COPY_PENDING;
import static dev.malachite.blob.cases.BlobState.NO_BLOB;
import static dev.malachite.blob.cases.BlobState.NO_CONTAINER;
import static dev.malachite.blob.cases.BlobState.REHYDRATING;
import static dev.malachite.blob.cases.BlobState.SNAPSHOT;
import static dev.malachite.blob.cases.BlobState.UNCOMMITTED;
import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.blob.TestBlobs;
import dev.malachite.blob.cases.BlobState;
import dev.malachite.blob.cases.ConditionCases;
import dev.malachite.blob.cases.Given;
import dev.malachite.blob.cases.LeaseCases;
import dev.malachite.blob.cases.Probe;
import java.time.Duration;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class SetBlobTierTest {
  private static final Probe PROBE =
      Probe.of("SetBlobTier", "/box/b?comp=tier", Given::blockBlob, "x-ms-access-tier", "Cool");
  private static final String URI = "/box/b?comp=tier";
  private final TestBlobs blobs = new TestBlobs();

  @BeforeEach
  void put() {
    blobs.send("PutBlob", "/box/b", new byte[3]);
  }

  private int set(String tier, String... headers) {
    String[] all = new String[headers.length + 2];
    all[0] = "x-ms-access-tier";
    all[1] = tier;
    System.arraycopy(headers, 0, all, 2, headers.length);
    return blobs.send("SetBlobTier", URI, all).status();
  }

  private String header(String name) {
    return blobs.header("/box/b", name);
  }

  @Test
  void onlineTiersChangeAtOnceAndLeaveTheETag() {
    String etag = header("ETag");
    assertThat(header("x-ms-access-tier-inferred")).isEqualTo("true");
    assertThat(set("Cool")).isEqualTo(200);
    assertThat(header("x-ms-access-tier")).isEqualTo("Cool");
    assertThat(header("x-ms-access-tier-inferred")).isEmpty();
    assertThat(header("x-ms-access-tier-change-time")).isNotEmpty();
    assertThat(header("ETag")).isEqualTo(etag);
  }

  @Test
  void anArchivedBlobKeepsItsBytesToItself() {
    assertThat(set("Archive")).isEqualTo(200);
    assertThat(blobs.refusal("GetBlob", "/box/b")).isEqualTo("409 BlobArchived");
    assertThat(blobs.refusal("PutBlob", "/box/b", new byte[1])).isEqualTo("409 BlobArchived");
    assertThat(blobs.refusal("SetBlobMetadata", "/box/b?comp=metadata"))
        .isEqualTo("409 BlobArchived");
    assertThat(blobs.refusal("SnapshotBlob", "/box/b?comp=snapshot")).isEqualTo("409 BlobArchived");
    assertThat(header("x-ms-access-tier")).isEqualTo("Archive");
    assertThat(set("Archive")).isEqualTo(200);
    assertThat(blobs.send("DeleteBlob", "/box/b").status()).isEqualTo(202);
  }

  @Test
  void theWayOutOfTheArchiveTakesItsTime() {
    set("Archive");
    assertThat(set("Hot")).isEqualTo(202);
    assertThat(header("x-ms-archive-status")).isEqualTo("rehydrate-pending-to-hot");
    assertThat(header("x-ms-rehydrate-priority")).isEqualTo("Standard");
    assertThat(blobs.refusal("GetBlob", "/box/b")).isEqualTo("409 BlobBeingRehydrated");
    assertThat(blobs.refusal("SetBlobTier", URI, "x-ms-access-tier", "Cool"))
        .isEqualTo("409 BlobBeingRehydrated");
    assertThat(set("Hot", "x-ms-rehydrate-priority", "High")).isEqualTo(202);
    assertThat(header("x-ms-rehydrate-priority")).isEqualTo("High");
    blobs.bench().pass(Duration.ofHours(1).minusMillis(1));
    assertThat(header("x-ms-access-tier")).isEqualTo("Archive");
    blobs.bench().pass(Duration.ofMillis(1));
    assertThat(header("x-ms-access-tier")).isEqualTo("Hot");
    assertThat(header("x-ms-archive-status")).isEmpty();
    assertThat(blobs.bytes("/box/b")).hasSize(3);
  }

  @Test
  void badInputIsRefused() {
    assertThat(blobs.refusal("SetBlobTier", URI)).isEqualTo("400 MissingRequiredHeader");
    assertThat(blobs.refusal("SetBlobTier", URI, "x-ms-access-tier", "Lukewarm"))
        .isEqualTo("400 InvalidHeaderValue");
    assertThat(blobs.refusal("SetBlobTier", URI, "x-ms-access-tier", "P10"))
        .isEqualTo("400 AccessTierNotSupportedForBlobType");
    assertThat(
            blobs.refusal("SetBlobTier", URI, "x-ms-access-tier", "Hot", "x-ms-if-tags", "a='1'"))
        .isEqualTo("412 ConditionNotMet");
    assertThat(blobs.refusal("SetBlobTier", "/box/none?comp=tier", "x-ms-access-tier", "Hot"))
        .isEqualTo("404 BlobNotFound");
    blobs.send("PutAppendBlob", "/box/a", "x-ms-blob-type", "AppendBlob");
    assertThat(blobs.refusal("SetBlobTier", "/box/a?comp=tier", "x-ms-access-tier", "Hot"))
        .isEqualTo("400 AccessTierNotSupportedForBlobType");
  }

  @TestFactory
  Stream<DynamicTest> conditions() {
    return ConditionCases.ofTags(PROBE);
  }

  @TestFactory
  Stream<DynamicTest> leases() {
    return LeaseCases.ofRead(PROBE);
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
            APPEND_BLOB, "400 AccessTierNotSupportedForBlobType",
            ARCHIVED, "202",
            REHYDRATING, "409 BlobBeingRehydrated",
            COPY_PENDING, "409 PendingCopyOperation"));
  }

  @Test
  void prioritiesAreTwo() {
    assertThat(PROBE.outcome("x-ms-rehydrate-priority", "Low")).isEqualTo("400 InvalidHeaderValue");
  }

  @Test
  void tiersOfPageBlobsHaveRoomForSoMuchAndAreLeftForHigherOnes() {
    String length = Long.toString(64L << 30);
    blobs.send("PutPageBlob", "/box/disk", "x-ms-blob-content-length", length);
    String uri = "/box/disk?comp=tier";
    String tier = "x-ms-access-tier";
    assertThat(blobs.refusal("SetBlobTier", uri, tier, "P4"))
        .isEqualTo("409 BlobTierInadequateForContentLength");
    assertThat(blobs.refusal("SetBlobTier", uri, tier, "Cool"))
        .isEqualTo("400 AccessTierNotSupportedForBlobType");
    assertThat(blobs.send("SetBlobTier", uri, tier, "P6").status()).isEqualTo(200);
    assertThat(blobs.send("SetBlobTier", uri, tier, "P20").status()).isEqualTo(200);
    assertThat(blobs.send("SetBlobTier", uri, tier, "P20").status()).isEqualTo(200);
    assertThat(blobs.refusal("SetBlobTier", uri, tier, "P10"))
        .isEqualTo("409 CannotChangeToLowerTier");
    assertThat(blobs.header("/box/disk", tier)).isEqualTo("P20");
  }
}
