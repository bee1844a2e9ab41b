package dev.malachite.blob.history;

import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.blob.BlobBench;
import dev.malachite.blob.Retentions;
import dev.malachite.blob.TestBlobs;
import dev.malachite.blob.cases.ConditionCases;
import dev.malachite.blob.cases.Given;
import dev.malachite.blob.cases.LeaseCases;
import dev.malachite.blob.cases.Probe;
import dev.malachite.blob.cases.StateTables;
import dev.malachite.blob.model.BlobSettings;
import dev.malachite.protocol.Reply;
import java.time.Duration;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class PermanentlyDeleteBlobTest {
  private static final String FIRST = "2026-11-16T00:00:00.0000000Z";
  private static final String PERMANENT = "/box/b?deletetype=permanent";
  private static final String SNAPSHOT = PERMANENT + "&snapshot=" + FIRST;
  private static final Probe PROBE =
      Probe.of("PermanentlyDeleteBlob", SNAPSHOT, PermanentlyDeleteBlobTest::deletedSnapshot);
  private final TestBlobs blobs = new TestBlobs();

  /** The snapshot has the ETag and the tags of its blob. */
  private static void snapshot(TestBlobs blobs) {
    Retentions.keep(blobs, 7, true);
    Given.blockBlob(blobs);
    blobs.send("SnapshotBlob", "/box/b?comp=snapshot");
    blobs.bench().pass(Duration.ofMillis(1));
  }

  private static void deletedSnapshot(TestBlobs blobs) {
    snapshot(blobs);
    blobs.send("DeleteBlob", "/box/b?snapshot=" + FIRST);
  }

  @Test
  void whatIsDeletedAlreadyGoesForGood() {
    deletedSnapshot(blobs);
    Reply reply = blobs.send("PermanentlyDeleteBlob", SNAPSHOT);
    assertThat(reply.status()).isEqualTo(202);
    assertThat(reply.headers().first("x-ms-delete-type-permanent")).contains("true");
    assertThat(blobs.refusal("PermanentlyDeleteBlob", SNAPSHOT)).isEqualTo("404 BlobNotFound");
    String list = "/box?restype=container&comp=list&include=deleted,snapshots";
    assertThat(TestBlobs.text(blobs.send("ListBlobsFlat", list))).doesNotContain("<Snapshot>");
    blobs.send("UndeleteBlob", "/box/b?comp=undelete");
    assertThat(blobs.refusal("GetBlob", "/box/b?snapshot=" + FIRST)).isEqualTo("404 BlobNotFound");
  }

  @Test
  void aDeletedVersionGoesForGoodToo() {
    TestBlobs versioned = new TestBlobs(new BlobBench(2, new BlobSettings(true)));
    Retentions.keep(versioned, 7, true);
    Given.blockBlob(versioned);
    versioned.bench().pass(Duration.ofMillis(1));
    Given.blockBlob(versioned);
    String uri = PERMANENT + "&versionid=" + FIRST;
    assertThat(versioned.refusal("PermanentlyDeleteBlob", uri)).isEqualTo("409 InvalidOperation");
    versioned.send("DeleteBlobVersion", "/box/b?versionid=" + FIRST);
    assertThat(versioned.send("PermanentlyDeleteBlob", uri).status()).isEqualTo(202);
    assertThat(versioned.refusal("PermanentlyDeleteBlob", uri)).isEqualTo("404 BlobNotFound");
  }

  @Test
  void whatIsNotDeletedStays() {
    assertThat(PROBE.given(PermanentlyDeleteBlobTest::snapshot).on(() -> blobs).outcome())
        .isEqualTo("409 InvalidOperation");
    assertThat(blobs.bytes("/box/b?snapshot=" + FIRST)).hasSize(10);
  }

  @Test
  void theAccountMustAllowIt() {
    Probe forbidden = PROBE.after(each -> Retentions.keep(each, 7, false));
    assertThat(forbidden.outcome()).isEqualTo("409 InvalidOperation");
  }

  /** They are about the snapshot. */
  @TestFactory
  Stream<DynamicTest> conditions() {
    return ConditionCases.ofWrite(PROBE);
  }

  /** What is deleted has no lease, and that of the blob is not about it. */
  @TestFactory
  Stream<DynamicTest> leasesAreIgnored() {
    return LeaseCases.ignoredWithAnyId(PROBE);
  }

  /** What is the matter with the blob does not matter to a snapshot that is deleted. */
  @TestFactory
  Stream<DynamicTest> states() {
    return StateTables.ofPastDeletion(PROBE);
  }

  @Test
  void itNeedsASnapshotOrVersionThatIsThere() {
    assertThat(PROBE.at(PERMANENT).outcome()).isEqualTo("400 InvalidQueryParameterValue");
    assertThat(PROBE.at(SNAPSHOT + "&versionid=" + FIRST).outcome())
        .isEqualTo("400 MutuallyExclusiveQueryParameters");
    assertThat(PROBE.at(PERMANENT + "&snapshot=yesterday").outcome())
        .isEqualTo("400 InvalidQueryParameterValue");
    assertThat(PROBE.at(PERMANENT + "&snapshot=2001-01-01T00:00:00.0000000Z").outcome())
        .isEqualTo("404 BlobNotFound");
  }
}
