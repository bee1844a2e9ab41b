package dev.malachite.blob.history;

import static dev.malachite.blob.cases.BlobState.ARCHIVED;
import static dev.malachite.blob.cases.BlobState.COPY_PENDING;
import static dev.malachite.blob.cases.BlobState.HELD;
import static dev.malachite.blob.cases.BlobState.IMMUTABLE;
import static dev.malachite.blob.cases.BlobState.NO_BLOB;
import static dev.malachite.blob.cases.BlobState.NO_CONTAINER;
import static dev.malachite.blob.cases.BlobState.SNAPSHOT;
import static dev.malachite.blob.cases.BlobState.UNCOMMITTED;
import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.blob.Retentions;
import dev.malachite.blob.TestBlobs;
import dev.malachite.blob.cases.BlobState;
import dev.malachite.blob.cases.ConditionCases;
import dev.malachite.blob.cases.Given;
import dev.malachite.blob.cases.LeaseCases;
import dev.malachite.blob.cases.Probe;
import dev.malachite.protocol.Reply;
import dev.malachite.store.Meter;
import java.time.Duration;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class DeleteBlobTest {
  private static final String SNAPSHOTS = "x-ms-delete-snapshots";
  private static final Probe PROBE = Probe.of("DeleteBlob", "/box/b", Given::blockBlob);
  private final TestBlobs blobs = new TestBlobs();

  @BeforeEach
  void put() {
    Given.blockBlob(blobs);
  }

  private String snapshot() {
    blobs.bench().pass(Duration.ofMillis(1));
    return blobs
        .send("SnapshotBlob", "/box/b?comp=snapshot")
        .headers()
        .first("x-ms-snapshot")
        .orElseThrow();
  }

  @Test
  void itIsGone() {
    Reply reply = blobs.send("DeleteBlob", "/box/b");
    assertThat(reply.status()).isEqualTo(202);
    assertThat(reply.headers().first("x-ms-delete-type-permanent")).contains("true");
    assertThat(reply.headers().has("ETag")).isFalse();
    assertThat(blobs.refusal("GetBlob", "/box/b")).isEqualTo("404 BlobNotFound");
    assertThat(blobs.refusal("DeleteBlob", "/box/b")).isEqualTo("404 BlobNotFound");
  }

  @Test
  void aBlobWithSnapshotsIsNotDeletedByAccident() {
    String one = snapshot();
    String two = snapshot();
    assertThat(blobs.refusal("DeleteBlob", "/box/b")).isEqualTo("409 SnapshotsPresent");
    assertThat(blobs.send("DeleteBlob", "/box/b?snapshot=" + one).status()).isEqualTo(202);
    assertThat(blobs.refusal("GetBlob", "/box/b?snapshot=" + one)).isEqualTo("404 BlobNotFound");
    assertThat(blobs.refusal("DeleteBlob", "/box/b")).isEqualTo("409 SnapshotsPresent");
    blobs.send("DeleteBlob", "/box/b", SNAPSHOTS, "only");
    assertThat(blobs.refusal("GetBlob", "/box/b?snapshot=" + two)).isEqualTo("404 BlobNotFound");
    assertThat(blobs.bytes("/box/b")).hasSize(10);
    assertThat(blobs.send("DeleteBlob", "/box/b").headers().first("x-ms-delete-type-permanent"))
        .contains("true");
    assertThat(blobs.refusal("GetBlob", "/box/b")).isEqualTo("404 BlobNotFound");
  }

  @Test
  void anyNumberOfSnapshotsGoesWithTheBlob() {
    for (int count = 0; count < 95; count++) {
      snapshot();
    }
    blobs.send("DeleteBlob", "/box/b", SNAPSHOTS, "include");
    String list =
        TestBlobs.text(
            blobs.send("ListBlobsFlat", "/box?restype=container&comp=list&include=snapshots"));
    assertThat(list).doesNotContain("<Blob>");
    Given.blockBlob(blobs);
    assertThat(blobs.send("DeleteBlob", "/box/b").status()).isEqualTo(202);
  }

  @Test
  void deletingIsOneReadOfAllItNeedsAndOneCommit() {
    Retentions.keep(blobs, 7, false);
    blobs.send("PutBlob", "/box/plain", new byte[1]);
    Meter cost = blobs.bench().cost(() -> blobs.send("DeleteBlob", "/box/plain"));
    assertThat(cost.reads()).isEqualTo(1);
    assertThat(cost.commits()).isEqualTo(1);
    assertThat(cost.changes()).isEqualTo(2);
  }

  @Test
  void whereTheAccountKeepsWhatIsDeletedOnlyWhoAsksForItSeesIt() {
    Retentions.keep(blobs, 7, false);
    String list = "/box?restype=container&comp=list";
    assertThat(blobs.send("DeleteBlob", "/box/b").headers().first("x-ms-delete-type-permanent"))
        .contains("false");
    assertThat(blobs.refusal("GetBlob", "/box/b")).isEqualTo("404 BlobNotFound");
    assertThat(TestBlobs.text(blobs.send("ListBlobsFlat", list))).doesNotContain("<Blob>");
    assertThat(TestBlobs.text(blobs.send("ListBlobsFlat", list + "&include=deleted")))
        .contains("<Name>b</Name><Deleted>true</Deleted><Properties>")
        .contains("<RemainingRetentionDays>7</RemainingRetentionDays>");
  }

  @TestFactory
  Stream<DynamicTest> conditions() {
    return ConditionCases.ofWrite(PROBE);
  }

  @Test
  void whenTheTierChangedCanBeACondition() {
    String since = "x-ms-access-tier-if-modified-since";
    String notSince = "x-ms-access-tier-if-unmodified-since";
    String longAgo = "Mon, 01 Jan 2001 00:00:00 GMT";
    String later = "Fri, 01 Jan 2049 00:00:00 GMT";
    Probe cooled =
        PROBE.given(each -> {
          Given.blockBlob(each);
          each.send("SetBlobTier", "/box/b?comp=tier", "x-ms-access-tier", "Cool");
        });
    assertThat(cooled.outcome(since, longAgo)).isEqualTo("202");
    assertThat(cooled.outcome(since, later)).isEqualTo(ConditionCases.NOT_MET);
    assertThat(cooled.outcome(notSince, later)).isEqualTo("202");
    assertThat(cooled.outcome(notSince, longAgo)).isEqualTo(ConditionCases.NOT_MET);
    assertThat(cooled.outcome(since, "yesterday")).isEqualTo("400 InvalidHeaderValue");
    assertThat(PROBE.outcome(since, longAgo)).as("never").isEqualTo(ConditionCases.NOT_MET);
    assertThat(PROBE.outcome(notSince, longAgo)).as("never").isEqualTo("202");
    Probe snapshot =
        PROBE
            .at("/box/b?snapshot=2026-11-16T00:00:00.0000000Z")
            .after(each -> each.send("SnapshotBlob", "/box/b?comp=snapshot"));
    assertThat(snapshot.outcome(since, longAgo)).isEqualTo(ConditionCases.NOT_MET);
    assertThat(snapshot.outcome(notSince, longAgo)).isEqualTo("202");
  }

  @TestFactory
  Stream<DynamicTest> leases() {
    return LeaseCases.ofWrite(PROBE);
  }

  @TestFactory
  Stream<DynamicTest> states() {
    return BlobState.cases(
        PROBE,
        Map.of(
            NO_CONTAINER, "404 ContainerNotFound",
            NO_BLOB, "404 BlobNotFound",
            UNCOMMITTED, "202",
            SNAPSHOT, "202",
            ARCHIVED, "202",
            HELD, "409 BlobImmutableDueToLegalHold",
            IMMUTABLE, "409 BlobImmutableDueToPolicy",
            COPY_PENDING, "409 PendingCopyOperation"));
  }

  @Test
  void badInputIsRefused() {
    assertThat(PROBE.outcome(SNAPSHOTS, "some")).isEqualTo("400 InvalidHeaderValue");
    assertThat(blobs.refusal("DeleteBlob", "/box/b?snapshot=" + snapshot(), SNAPSHOTS, "include"))
        .isEqualTo("400 InvalidHeaderValue");
    assertThat(PROBE.at("/box/b?snapshot=2001-01-01T00:00:00.0000000Z").outcome())
        .isEqualTo("404 BlobNotFound");
  }
}
