package dev.malachite.blob.history;

import static dev.malachite.blob.cases.BlobState.APPEND_BLOB;
import static dev.malachite.blob.cases.BlobState.ARCHIVED;
import static dev.malachite.blob.cases.BlobState.COPY_PENDING;
import static dev.malachite.blob.cases.BlobState.HELD;
import static dev.malachite.blob.cases.BlobState.NO_BLOB;
import static dev.malachite.blob.cases.BlobState.NO_CONTAINER;
import static dev.malachite.blob.cases.BlobState.PAGE_BLOB;
import static dev.malachite.blob.cases.BlobState.SNAPSHOT;
import static dev.malachite.blob.cases.BlobState.UNCOMMITTED;
import static java.nio.charset.StandardCharsets.UTF_8;
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

class SnapshotBlobTest {
  private static final Probe PROBE =
      Probe.of("SnapshotBlob", "/box/b?comp=snapshot", Given::blockBlob);
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

  @TestFactory
  Stream<DynamicTest> conditions() {
    return ConditionCases.ofWrite(PROBE);
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
            SNAPSHOT, "400 InvalidOperation",
            ARCHIVED, "409 BlobArchived",
            HELD, "201",
            APPEND_BLOB, "201",
            PAGE_BLOB, "201",
            COPY_PENDING, "409 PendingCopyOperation"));
  }

  @Test
  void badMetadataIsRefused() {
    assertThat(PROBE.outcome("x-ms-meta-1a", "x")).isEqualTo("400 InvalidMetadata");
  }
}
