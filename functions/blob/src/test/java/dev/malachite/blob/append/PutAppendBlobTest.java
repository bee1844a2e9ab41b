package dev.malachite.blob.append;

import static dev.malachite.blob.cases.BlobState.BLOCK_BLOB;
import static dev.malachite.blob.cases.BlobState.COPY_PENDING;
import static dev.malachite.blob.cases.BlobState.HELD;
import static dev.malachite.blob.cases.BlobState.IMMUTABLE;
import static dev.malachite.blob.cases.BlobState.NO_BLOB;
import static dev.malachite.blob.cases.BlobState.NO_CONTAINER;
import static dev.malachite.blob.cases.BlobState.PAGE_BLOB;
import static dev.malachite.blob.cases.BlobState.SNAPSHOT;
import static dev.malachite.blob.cases.BlobState.UNCOMMITTED;
import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.blob.TestBlobs;
import dev.malachite.blob.cases.BlobState;
import dev.malachite.blob.cases.ConditionCases;
import dev.malachite.blob.cases.Given;
import dev.malachite.blob.cases.LeaseCases;
import dev.malachite.blob.cases.Probe;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class PutAppendBlobTest {
  private static final Probe PROBE = Probe.of("PutAppendBlob", "/box/b", Given::appendBlob);
  private final TestBlobs blobs = new TestBlobs();

  private String refusal(byte[] body, String... headers) {
    return blobs.refusal("PutAppendBlob", "/box/a", body, headers);
  }

  @Test
  void itIsEmptyAndHasWhatTheRequestSays() {
    assertThat(
            blobs
                .send(
                    "PutAppendBlob",
                    "/box/a",
                    "x-ms-blob-content-type",
                    "text/plain",
                    "x-ms-meta-one",
                    "1",
                    "x-ms-tags",
                    "k=v")
                .status())
        .isEqualTo(201);
    assertThat(blobs.header("/box/a", "x-ms-blob-type")).isEqualTo("AppendBlob");
    assertThat(blobs.header("/box/a", "Content-Length")).isEqualTo("0");
    assertThat(blobs.header("/box/a", "Content-Type")).isEqualTo("text/plain");
    assertThat(blobs.header("/box/a", "x-ms-meta-one")).isEqualTo("1");
    assertThat(blobs.header("/box/a", "x-ms-tag-count")).isEqualTo("1");
    assertThat(blobs.header("/box/a", "x-ms-blob-committed-block-count")).isEqualTo("0");
  }

  @Test
  void itReplacesAnAppendBlobAndNoOther() {
    blobs.send("PutAppendBlob", "/box/a");
    blobs.send("AppendBlock", "/box/a?comp=appendblock", new byte[5]);
    blobs.send("PutAppendBlob", "/box/a");
    assertThat(blobs.bytes("/box/a")).isEmpty();
    blobs.send("PutBlob", "/box/block", new byte[1], "x-ms-blob-type", "BlockBlob");
    assertThat(blobs.refusal("PutAppendBlob", "/box/block")).isEqualTo("409 InvalidBlobType");
  }

  @Test
  void aBodyIsRefused() {
    assertThat(refusal(new byte[1])).isEqualTo("400 InvalidHeaderValue");
    assertThat(refusal(new byte[0], "x-ms-access-tier", "Hot"))
        .isEqualTo("400 AccessTierNotSupportedForBlobType");
  }

  @TestFactory
  Stream<DynamicTest> conditions() {
    return ConditionCases.ofCreate(PROBE);
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
            NO_BLOB, "201",
            UNCOMMITTED, "201",
            SNAPSHOT, "400 InvalidOperation",
            BLOCK_BLOB, "409 InvalidBlobType",
            PAGE_BLOB, "409 InvalidBlobType",
            HELD, "409 BlobImmutableDueToLegalHold",
            IMMUTABLE, "409 BlobImmutableDueToPolicy",
            COPY_PENDING, "409 PendingCopyOperation"));
  }
}
