package dev.malachite.blob.copy;

import static dev.malachite.blob.TestBlobs.HERE;
import static dev.malachite.blob.TestBlobs.random;
import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.blob.TestBlobs;
import dev.malachite.blob.cases.Given;
import dev.malachite.blob.cases.LeaseCases;
import dev.malachite.blob.cases.Probe;
import dev.malachite.protocol.Reply;
import java.time.Duration;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class IncrementalCopyBlobTest {
  private static final Probe PROBE =
      Probe.of(
          "IncrementalCopyBlob",
          "/box/b?comp=incrementalcopy",
          IncrementalCopyBlobTest::snapshotted,
          "x-ms-copy-source",
          HERE + "/box/source?snapshot=2026-11-16T00:00:00.0000000Z");
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

  /** A destination that has had a copy of an earlier snapshot. */
  private static void snapshotted(TestBlobs blobs) {
    Given.pageBlob(blobs, "/box/source");
    String first =
        blobs
            .send("SnapshotBlob", "/box/source?comp=snapshot")
            .headers()
            .first("x-ms-snapshot")
            .orElseThrow();
    assertThat(first).isEqualTo("2026-11-16T00:00:00.0000000Z");
  }

  @Test
  void conditionsAreThoseOfTheDestination() {
    copy(snapshot());
    String next = HERE + "/box/disk?snapshot=" + snapshot();
    String uri = "/box/backup?comp=incrementalcopy";
    String source = "x-ms-copy-source";
    assertThat(blobs.refusal("IncrementalCopyBlob", uri, source, next, "If-Match", "\"0x1\""))
        .isEqualTo("412 ConditionNotMet");
    assertThat(
            blobs.refusal(
                "IncrementalCopyBlob",
                uri,
                source,
                next,
                "If-None-Match",
                blobs.header("/box/backup", "ETag")))
        .isEqualTo("412 ConditionNotMet");
    assertThat(blobs.refusal("IncrementalCopyBlob", uri, source, next, "x-ms-if-tags", "a = 'b'"))
        .isEqualTo("412 ConditionNotMet");
    assertThat(
            blobs
                .send(
                    "IncrementalCopyBlob",
                    uri,
                    source,
                    next,
                    "If-Match",
                    blobs.header("/box/backup", "ETag"))
                .status())
        .isEqualTo(202);
  }

  @Test
  void badInputIsRefused() {
    assertThat(PROBE.outcome()).isEqualTo("202");
    assertThat(PROBE.at("/none/b?comp=incrementalcopy").outcome())
        .isEqualTo("404 ContainerNotFound");
    assertThat(PROBE.body(new byte[1]).outcome()).isEqualTo("400 InvalidHeaderValue");
    assertThat(PROBE.outcome("x-ms-lease-id", LeaseCases.ID))
        .isEqualTo("412 LeaseNotPresentWithBlobOperation");
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
