package dev.malachite.blob.history;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.blob.TestBlobs;
import dev.malachite.protocol.Reply;
import java.time.Duration;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class SnapshotBlobTest {
  private final TestBlobs blobs = new TestBlobs();

  @BeforeEach
  void put() {
    put("first");
  }

  private void put(String text) {
    blobs.send(
        "PutBlob",
        "/box/b",
        text.getBytes(UTF_8),
        "x-ms-blob-type",
        "BlockBlob",
        "x-ms-meta-a",
        "1");
  }

  private String snapshot(String... headers) {
    blobs.bench().pass(Duration.ofMillis(1));
    return blobs
        .send("SnapshotBlob", "/box/b?comp=snapshot", headers)
        .headers()
        .first("x-ms-snapshot")
        .orElseThrow();
  }

  @Test
  void itKeepsWhatTheBlobWas() {
    String etag = blobs.header("/box/b", "ETag");
    Reply reply = blobs.send("SnapshotBlob", "/box/b?comp=snapshot");
    assertThat(reply.status()).isEqualTo(201);
    assertThat(reply.headers().first("ETag")).contains(etag);
    String snapshot = reply.headers().first("x-ms-snapshot").orElseThrow();
    assertThat(snapshot).isEqualTo("2026-11-16T00:00:00.0000000Z");
    put("second");
    assertThat(new String(blobs.bytes("/box/b?snapshot=" + snapshot), UTF_8)).isEqualTo("first");
    assertThat(blobs.header("/box/b?snapshot=" + snapshot, "ETag")).isEqualTo(etag);
    assertThat(blobs.header("/box/b?snapshot=" + snapshot, "x-ms-meta-a")).isEqualTo("1");
    assertThat(blobs.header("/box/b?snapshot=" + snapshot, "x-ms-lease-state")).isEmpty();
    assertThat(new String(blobs.bytes("/box/b"), UTF_8)).isEqualTo("second");
  }

  @Test
  void metadataOfItsOwnReplacesThatOfTheBlob() {
    String etag = blobs.header("/box/b", "ETag");
    String snapshot = snapshot("x-ms-meta-b", "2");
    assertThat(blobs.header("/box/b?snapshot=" + snapshot, "x-ms-meta-a")).isEmpty();
    assertThat(blobs.header("/box/b?snapshot=" + snapshot, "x-ms-meta-b")).isEqualTo("2");
    assertThat(blobs.header("/box/b?snapshot=" + snapshot, "ETag")).isNotEqualTo(etag);
    assertThat(blobs.header("/box/b", "ETag")).isEqualTo(etag);
    assertThat(blobs.header("/box/b", "x-ms-meta-a")).isEqualTo("1");
  }

  @Test
  void aBlobWithSnapshotsIsNotDeletedByAccident() {
    String one = snapshot();
    String two = snapshot();
    assertThat(blobs.refusal("DeleteBlob", "/box/b")).isEqualTo("409 SnapshotsPresent");
    assertThat(blobs.send("DeleteBlob", "/box/b?snapshot=" + one).status()).isEqualTo(202);
    assertThat(blobs.refusal("GetBlob", "/box/b?snapshot=" + one)).isEqualTo("404 BlobNotFound");
    assertThat(blobs.refusal("DeleteBlob", "/box/b")).isEqualTo("409 SnapshotsPresent");
    blobs.send("DeleteBlob", "/box/b", "x-ms-delete-snapshots", "only");
    assertThat(blobs.refusal("GetBlob", "/box/b?snapshot=" + two)).isEqualTo("404 BlobNotFound");
    assertThat(blobs.bytes("/box/b")).hasSize(5);
    assertThat(blobs.send("DeleteBlob", "/box/b").headers().first("x-ms-delete-type-permanent"))
        .contains("true");
    assertThat(blobs.refusal("GetBlob", "/box/b")).isEqualTo("404 BlobNotFound");
  }

  @Test
  void anyNumberOfSnapshotsGoesWithTheBlob() {
    for (int count = 0; count < 95; count++) {
      snapshot();
    }
    blobs.send("DeleteBlob", "/box/b", "x-ms-delete-snapshots", "include");
    String list =
        TestBlobs.text(
            blobs.send("ListBlobsFlat", "/box?restype=container&comp=list&include=snapshots"));
    assertThat(list).doesNotContain("<Blob>");
    put("again");
    assertThat(blobs.send("DeleteBlob", "/box/b").status()).isEqualTo(202);
  }

  @Test
  void writesToASnapshotAreRefused() {
    String snapshot = snapshot();
    assertThat(blobs.refusal("PutBlob", "/box/b?snapshot=" + snapshot))
        .isEqualTo("400 InvalidOperation");
    assertThat(blobs.refusal("SetBlobMetadata", "/box/b?comp=metadata&snapshot=" + snapshot))
        .isEqualTo("400 InvalidOperation");
    assertThat(
            blobs.refusal(
                "DeleteBlob", "/box/b?snapshot=" + snapshot, "x-ms-delete-snapshots", "include"))
        .isEqualTo("400 InvalidHeaderValue");
    assertThat(blobs.refusal("GetBlob", "/box/b?snapshot=yesterday"))
        .isEqualTo("400 InvalidQueryParameterValue");
    assertThat(blobs.refusal("GetBlob", "/box/b?snapshot=" + snapshot + "&versionid=" + snapshot))
        .isEqualTo("400 MutuallyExclusiveQueryParameters");
  }

  @Test
  void conditionsAndLeaseIdsAreChecked() {
    assertThat(blobs.refusal("SnapshotBlob", "/box/b?comp=snapshot", "If-Match", "\"0x1\""))
        .isEqualTo("412 ConditionNotMet");
    assertThat(blobs.refusal("SnapshotBlob", "/box/none?comp=snapshot"))
        .isEqualTo("404 BlobNotFound");
    assertThat(
            blobs.refusal(
                "SnapshotBlob",
                "/box/b?comp=snapshot",
                "x-ms-lease-id",
                "11111111-1111-1111-1111-111111111111"))
        .isEqualTo("412 LeaseNotPresentWithBlobOperation");
    assertThat(blobs.refusal("DeleteBlob", "/box/b", "If-Match", "\"0x1\""))
        .isEqualTo("412 ConditionNotMet");
    assertThat(blobs.refusal("DeleteBlob", "/box/none")).isEqualTo("404 BlobNotFound");
    assertThat(blobs.refusal("DeleteBlob", "/box/b", "x-ms-delete-snapshots", "some"))
        .isEqualTo("400 InvalidHeaderValue");
  }
}
