package dev.malachite.blob.copy;

import static dev.malachite.blob.TestBlobs.HERE;
import static dev.malachite.blob.TestBlobs.random;
import static dev.malachite.blob.cases.BlobState.APPEND_BLOB;
import static dev.malachite.blob.cases.BlobState.BLOCK_BLOB;
import static dev.malachite.blob.cases.BlobState.COPY_PENDING;
import static dev.malachite.blob.cases.BlobState.HELD;
import static dev.malachite.blob.cases.BlobState.IMMUTABLE;
import static dev.malachite.blob.cases.BlobState.NO_BLOB;
import static dev.malachite.blob.cases.BlobState.NO_CONTAINER;
import static dev.malachite.blob.cases.BlobState.PAGE_BLOB;
import static dev.malachite.blob.cases.BlobState.SNAPSHOT;
import static dev.malachite.blob.cases.BlobState.UNCOMMITTED;
import static java.util.Map.entry;
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
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class IncrementalCopyBlobTest {
  private static final String URI = "/box/b?comp=incrementalcopy";
  private static final String SOURCE = "x-ms-copy-source";
  private static final String FROM = HERE + "/box/source?snapshot=";
  private static final String FIRST_SNAPSHOT = "2026-11-16T00:00:00.0000000Z";
  private static final Probe BARE =
      Probe.of("IncrementalCopyBlob", URI, IncrementalCopyBlobTest::copied);
  private static final Probe PROBE = BARE.with(SOURCE, FROM + "2026-11-16T00:00:01.0000000Z");
  private final TestBlobs blobs = new TestBlobs();

  @BeforeEach
  void create() {
    blobs.send("PutPageBlob", "/box/disk", "x-ms-blob-content-length", "16384");
    put(0, 1);
    put(3, 2);
  }

  private void put(int page, long seed) {
    blobs.send("PutPage", "/box/disk?comp=page", random(512, seed), "x-ms-range", range(page));
  }

  private static String range(int page) {
    return "bytes=" + page * 512 + "-" + (page * 512 + 511);
  }

  private String snapshot() {
    blobs.bench().pass(Duration.ofSeconds(1));
    return blobs
        .send("SnapshotBlob", "/box/disk?comp=snapshot")
        .headers()
        .first("x-ms-snapshot")
        .orElseThrow();
  }

  private Reply begin(String snapshot) {
    return blobs.send(
        "IncrementalCopyBlob",
        "/box/backup?comp=incrementalcopy",
        "x-ms-copy-source",
        HERE + "/box/disk?snapshot=" + snapshot);
  }

  private String copy(String snapshot) {
    begin(snapshot);
    blobs.bench().pass(Duration.ofSeconds(1));
    blobs.runOne();
    assertThat(blobs.header("/box/backup", "x-ms-copy-status")).isEqualTo("success");
    return blobs.header("/box/backup", "x-ms-copy-destination-snapshot");
  }

  private String refusal(String source) {
    return blobs.refusal(
        "IncrementalCopyBlob",
        "/box/backup?comp=incrementalcopy",
        "x-ms-copy-source",
        HERE + source);
  }

  @Test
  void eachCopyLeavesASnapshotThatIsThatOfTheSource() {
    String first = snapshot();
    Reply reply = begin(first);
    assertThat(reply.status()).isEqualTo(202);
    assertThat(reply.headers().first("x-ms-copy-status")).contains("pending");
    blobs.runOne();
    String firstCopy = blobs.header("/box/backup", "x-ms-copy-destination-snapshot");
    assertThat(blobs.header("/box/backup", "x-ms-incremental-copy")).isEqualTo("true");
    put(5, 3);
    blobs.send("ClearPages", "/box/disk?comp=page", "x-ms-range", range(3));
    String second = snapshot();
    String secondCopy = copy(second);
    assertThat(blobs.bytes("/box/backup?snapshot=" + firstCopy))
        .isEqualTo(blobs.bytes("/box/disk?snapshot=" + first));
    assertThat(blobs.bytes("/box/backup?snapshot=" + secondCopy))
        .isEqualTo(blobs.bytes("/box/disk?snapshot=" + second));
    assertThat(
            TestBlobs.text(
                blobs.send(
                    "GetPageRangesDiff",
                    "/box/backup?comp=pagelist&prevsnapshot="
                        + firstCopy
                        + "&snapshot="
                        + secondCopy)))
        .contains(
            "<ClearRange><Start>1536</Start><End>2047</End></ClearRange>"
                + "<PageRange><Start>2560</Start><End>3071</End></PageRange>");
  }

  @Test
  void snapshotsMustComeInOrderFromOneSource() {
    String first = snapshot();
    String second = snapshot();
    copy(second);
    assertThat(refusal("/box/disk?snapshot=" + first))
        .isEqualTo("409 IncrementalCopyOfEarlierVersionSnapshotNotAllowed");
    assertThat(refusal("/box/disk")).isEqualTo("409 IncrementalCopySourceMustBeSnapshot");
    blobs.send("PutPageBlob", "/box/other", "x-ms-blob-content-length", "512");
    String other =
        blobs
            .send("SnapshotBlob", "/box/other?comp=snapshot")
            .headers()
            .first("x-ms-snapshot")
            .orElseThrow();
    assertThat(refusal("/box/other?snapshot=" + other))
        .isEqualTo("409 IncrementalCopyBlobMismatch");
  }

  @Test
  void onlyPagesAreCopiedAndOnlyIntoCopies() {
    blobs.send("PutBlob", "/box/block", new byte[1]);
    String block =
        blobs
            .send("SnapshotBlob", "/box/block?comp=snapshot")
            .headers()
            .first("x-ms-snapshot")
            .orElseThrow();
    assertThat(refusal("/box/block?snapshot=" + block)).isEqualTo("409 InvalidSourceBlobType");
    assertThat(refusal("/box/disk?snapshot=2001-01-01T00:00:00.0000000Z"))
        .isEqualTo("404 CannotVerifyCopySource");
    blobs.send("PutPageBlob", "/box/backup", "x-ms-blob-content-length", "512");
    assertThat(refusal("/box/disk?snapshot=" + snapshot()))
        .isEqualTo("409 IncrementalCopyBlobMismatch");
  }

  /** A page blob with a snapshot of the first instant, and another where the copy is to go. */
  private static void pageBlobAndSnapshot(TestBlobs blobs) {
    Given.pageBlob(blobs);
    Given.pageBlob(blobs, "/box/source");
    blobs.send("SnapshotBlob", "/box/source?comp=snapshot");
  }

  /** A destination that has had a copy of the first snapshot, and a snapshot a second later. */
  private static void copied(TestBlobs blobs) {
    pageBlobAndSnapshot(blobs);
    blobs.send("DeleteBlob", "/box/b");
    blobs.send(
        "IncrementalCopyBlob", URI, SOURCE, FROM + FIRST_SNAPSHOT, "x-ms-tags", "colour=red");
    blobs.runOne();
    blobs.bench().pass(Duration.ofSeconds(1));
    blobs.send("SnapshotBlob", "/box/source?comp=snapshot");
  }

  @TestFactory
  Stream<DynamicTest> conditions() {
    return ConditionCases.ofTarget(PROBE);
  }

  @TestFactory
  Stream<DynamicTest> leases() {
    return LeaseCases.ofWrite(PROBE);
  }

  @TestFactory
  Stream<DynamicTest> states() {
    return BlobState.cases(
        BARE.given(IncrementalCopyBlobTest::pageBlobAndSnapshot)
            .with(SOURCE, FROM + FIRST_SNAPSHOT),
        Map.ofEntries(
            entry(NO_CONTAINER, "404 ContainerNotFound"),
            entry(NO_BLOB, "202"),
            entry(UNCOMMITTED, "202"),
            entry(BLOCK_BLOB, "409 InvalidBlobType"),
            entry(APPEND_BLOB, "409 InvalidBlobType"),
            entry(PAGE_BLOB, "409 IncrementalCopyBlobMismatch"),
            entry(SNAPSHOT, "400 InvalidOperation"),
            entry(HELD, "409 BlobImmutableDueToLegalHold"),
            entry(IMMUTABLE, "409 BlobImmutableDueToPolicy"),
            entry(COPY_PENDING, "409 PendingCopyOperation")));
  }

  @Test
  void badInputIsRefused() {
    assertThat(PROBE.body(new byte[1]).outcome()).isEqualTo("400 InvalidHeaderValue");
    assertThat(BARE.outcome()).isEqualTo("400 MissingRequiredHeader");
    assertThat(BARE.outcome(SOURCE, "source")).isEqualTo("400 InvalidHeaderValue");
    assertThat(BARE.outcome(SOURCE, "http://elsewhere?snapshot=" + FIRST_SNAPSHOT))
        .isEqualTo("409 InvalidSourceBlobUrl");
    assertThat(BARE.outcome(SOURCE, FROM + "yesterday")).isEqualTo("400 CannotVerifyCopySource");
  }

  @Test
  void theTierOfTheCopyHasRoomForItOrThereIsNone() {
    Probe small =
        PROBE.given(each -> {
          copied(each);
          each.send("SetBlobTier", "/box/b?comp=tier", "x-ms-access-tier", "P4");
        });
    Probe grown =
        BARE.given(each -> {
          copied(each);
          each.send("SetBlobTier", "/box/b?comp=tier", "x-ms-access-tier", "P4");
          String length = Long.toString(33L << 30);
          String properties = "/box/source?comp=properties";
          each.send("SetBlobProperties", properties, "x-ms-blob-content-length", length);
          each.bench().pass(Duration.ofSeconds(1));
          each.send("SnapshotBlob", "/box/source?comp=snapshot");
        });
    assertThat(small.outcome()).isEqualTo("202");
    assertThat(grown.outcome(SOURCE, FROM + "2026-11-16T00:00:02.0000000Z"))
        .isEqualTo("409 ContentLengthLargerThanTierLimit");
  }

  @Test
  void theCopyItselfHasNoOtherUseButItsSnapshotsAreRead() {
    String copied = copy(snapshot());
    String refused = "409 OperationNotAllowedOnIncrementalCopyBlob";
    assertThat(blobs.refusal("GetBlob", "/box/backup")).isEqualTo(refused);
    assertThat(
            blobs.refusal(
                "PutPage", "/box/backup?comp=page", new byte[512], "x-ms-range", "bytes=0-511"))
        .isEqualTo(refused);
    assertThat(blobs.refusal("ClearPages", "/box/backup?comp=page", "x-ms-range", "bytes=0-511"))
        .isEqualTo(refused);
    assertThat(blobs.refusal("SnapshotBlob", "/box/backup?comp=snapshot")).isEqualTo(refused);
    assertThat(
            blobs.refusal(
                "SetBlobProperties",
                "/box/backup?comp=properties",
                "x-ms-blob-content-length",
                "512"))
        .isEqualTo(refused);
    assertThat(blobs.refusal("PutPageBlob", "/box/backup", "x-ms-blob-content-length", "512"))
        .isEqualTo(refused);
    assertThat(blobs.refusal("CopyBlob", "/box/backup", "x-ms-copy-source", HERE + "/box/disk"))
        .isEqualTo(refused);
    assertThat(blobs.header("/box/backup", "x-ms-incremental-copy")).isEqualTo("true");
    assertThat(blobs.bytes("/box/backup?snapshot=" + copied)).isEqualTo(blobs.bytes("/box/disk"));
    assertThat(blobs.send("DeleteBlob", "/box/backup", "x-ms-delete-snapshots", "include").status())
        .isEqualTo(202);
  }
}
