package dev.malachite.blob.object;

import static dev.malachite.blob.cases.BlobState.APPEND_BLOB;
import static dev.malachite.blob.cases.BlobState.ARCHIVED;
import static dev.malachite.blob.cases.BlobState.COPY_PENDING;
import static dev.malachite.blob.cases.BlobState.NO_BLOB;
import static dev.malachite.blob.cases.BlobState.NO_CONTAINER;
import static dev.malachite.blob.cases.BlobState.PAGE_BLOB;
import static dev.malachite.blob.cases.BlobState.REHYDRATING;
import static dev.malachite.blob.cases.BlobState.SNAPSHOT;
import static dev.malachite.blob.cases.BlobState.UNCOMMITTED;
import static dev.malachite.blob.cases.LeaseState.BREAKING;
import static dev.malachite.blob.cases.LeaseState.LEASED;
import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.blob.TestBlobs;
import dev.malachite.blob.cases.BlobState;
import dev.malachite.blob.cases.ConditionCases;
import dev.malachite.blob.cases.Given;
import dev.malachite.blob.cases.LeaseCases;
import dev.malachite.blob.cases.LeaseState;
import dev.malachite.blob.cases.Probe;
import dev.malachite.protocol.Reply;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class GetBlobPropertiesTest {
  private static final Probe PROBE = Probe.of("GetBlobProperties", "/box/b", Given::blockBlob);

  @Test
  void everythingButTheBytesIsTold() {
    TestBlobs blobs = new TestBlobs();
    blobs.send(
        "PutBlob",
        "/box/b",
        new byte[3],
        "x-ms-blob-content-type",
        "text/plain",
        "x-ms-blob-content-encoding",
        "gzip",
        "x-ms-blob-content-language",
        "en",
        "x-ms-blob-content-disposition",
        "inline",
        "x-ms-blob-cache-control",
        "no-store",
        "x-ms-meta-a",
        "1");
    Reply reply = blobs.send("GetBlobProperties", "/box/b");
    assertThat(reply.status()).isEqualTo(200);
    assertThat(TestBlobs.read(reply)).isEmpty();
    Map<String, String> told =
        Map.of(
            "Content-Length", "3",
            "Content-Type", "text/plain",
            "Content-Encoding", "gzip",
            "Content-Language", "en",
            "Content-Disposition", "inline",
            "Cache-Control", "no-store",
            "x-ms-meta-a", "1",
            "x-ms-blob-type", "BlockBlob",
            "x-ms-access-tier", "Hot",
            "x-ms-lease-status", "unlocked");
    told.forEach((name, value) -> assertThat(reply.headers().first(name)).as(name).contains(value));
  }

  @TestFactory
  Stream<DynamicTest> leaseStatesAreTold() {
    return Stream.of(LeaseState.values())
        .map(state ->
            DynamicTest.dynamicTest(
                state.name(),
                () -> {
                  TestBlobs blobs = new TestBlobs();
                  Given.blockBlob(blobs);
                  state.bring(blobs, "/box/b");
                  assertThat(blobs.header("/box/b", "x-ms-lease-state"))
                      .isEqualToIgnoringCase(state.name());
                  boolean locked = state == LEASED || state == BREAKING;
                  assertThat(blobs.header("/box/b", "x-ms-lease-status"))
                      .isEqualTo(locked ? "locked" : "unlocked");
                  assertThat(blobs.header("/box/b", "x-ms-lease-duration"))
                      .isEqualTo(state == LEASED ? "infinite" : "");
                }));
  }

  @TestFactory
  Stream<DynamicTest> conditions() {
    return ConditionCases.ofRead(PROBE);
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
            ARCHIVED, "200",
            REHYDRATING, "200",
            APPEND_BLOB, "200",
            PAGE_BLOB, "200",
            COPY_PENDING, "200"));
  }
}
